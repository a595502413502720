"""Plays whatever is legal at a table of a house, in any game: python3 bot.py LINK [NAME]. Needs `pip install websockets`."""
import json, random, sys, time, urllib.request
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

house, _, invitation = sys.argv[1].partition("/#/join/")
table, secret = invitation.split("/")
name = sys.argv[2] if len(sys.argv) > 2 else "Python"
request = urllib.request.Request(house + "/api/guest", json.dumps({"name": name, "token": True}).encode())
request.add_header("Content-Type", "application/json")
headers = {"Authorization": "Bearer " + json.load(urllib.request.urlopen(request))["token"]}
unanswered, stage, has_sat = None, None, False
while True:
    try:
        with connect(house.replace("http", "ws", 1) + "/api/socket", additional_headers=headers, max_size=None) as socket:
            def send(kind, **fields):
                global unanswered
                if kind in ("act", "lobby"):  # What changes something has a key, and is sent again until it is answered.
                    fields["key"] = "".join(random.choices("0123456789abcdefghjkmnpqrstvwxyz", k=26))
                    unanswered = {kind: fields}
                socket.send(json.dumps({kind: fields}))
            send("hello", proto=1, build="bot.py")
            send("open", table=table, secret=secret)
            if unanswered: socket.send(json.dumps(unanswered))
            for text in socket:  # The library pings by itself.
                (kind, message), = json.loads(text).items()
                body = message.get("body", {})
                stage = body.get("info", {}).get("stage", stage)
                if kind in ("ok", "no"): unanswered = None
                if stage in ("over", "abandoned", "closed", "stopped"):
                    sys.exit(print(stage, json.dumps((body.get("update") or body.get("opening") or {}).get("status"))))
                if stage == "lobby" and kind == "table" and message["you"] is None and not has_sat:
                    has_sat = send("lobby", table=table, change={"sit": {"contribution": "-"}}) or True
                if stage == "playing" and kind in ("table", "news", "no"): send("look", table=table)
                if kind == "view" and message["actions"] and not unanswered:
                    send("act", table=table, at=message["at"], action=random.choice(message["actions"]))
                if kind in ("bye", "bad") and message["why"] != "stopping": sys.exit("the house says: " + text)
    except (OSError, WebSocketException): pass
    time.sleep(random.uniform(0.5, 1.5))
