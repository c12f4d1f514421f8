// The page's way to the broker of a table that lies on several devices: the browser's own client of it,
// behind a few functions that the program asks for. It is loaded when somebody shares or joins a table.
import { headers, wsconnect } from "@nats-io/nats-core";

const AWAY = 0, LIVE = 1, ENDED = 2;

// quickcastLine opens a line by the path /wire of the page's host. inform is told the state of it.
globalThis.quickcastLine = (server, token, device, inform) => {
  const hears = [];
  let line, closed = false, state;
  const tell = now => {
    if (now === state || closed) return;
    state = now;
    inform(now);
  };
  const listen = ([subject, hear]) => {
    line.subscribe(subject, {
      callback: (failed, m) => {
        if (!failed) hear(m.subject, Number(m.headers?.get("Nats-Sequence") || 0), m.data);
      },
    });
  };
  const follow = async () => {
    for await (const { type } of line.status()) {
      if (type === "disconnect" || type === "staleConnection") tell(AWAY);
      if (type === "reconnect") tell(LIVE);
    }
  };
  const open = async () => {
    while (!closed) {
      try {
        line = await wsconnect({
          servers: server.replace(/^http/, "ws") + "/wire", token, inboxPrefix: `_INBOX.${device}`, timeout: 3000,
          reconnect: true, maxReconnectAttempts: -1, reconnectTimeWait: 300, reconnectJitter: 100,
          pingInterval: 5000, maxPingOut: 2, ignoreAuthErrorAbort: false,
        });
        break;
      } catch (failed) {
        if (/authoriz/i.test(String(failed))) return tell(ENDED);
        tell(AWAY);
        await new Promise(then => setTimeout(then, 500));
      }
    }
    if (closed) return line?.close();
    hears.forEach(listen);
    follow();
    line.closed().then(() => tell(ENDED));
    tell(LIVE);
  };
  // What the browser did not tell of while the page slept it is asked for when the page wakes.
  const wake = () => { if (line && !line.isClosed()) line.reconnect().catch(() => {}); };
  const woken = () => { if (document.visibilityState === "visible") wake(); };
  document.addEventListener("visibilitychange", woken);
  addEventListener("pageshow", woken);
  addEventListener("online", wake);
  open();

  return {
    ask: (subject, given, body, timeout, answered) => {
      if (!line || state !== LIVE) return answered(null);
      const all = headers();
      for (const [name, value] of Object.entries(given)) all.set(name, value);
      line.request(subject, body, { timeout, headers: all })
        .then(m => answered(m.data), () => answered(null));
    },
    tell: (subject, body) => { if (state === LIVE) line.publish(subject, body); },
    hear: (subject, hear) => {
      hears.push([subject, hear]);
      if (line) listen([subject, hear]);
    },
    wake,
    close: () => {
      closed = true;
      document.removeEventListener("visibilitychange", woken);
      removeEventListener("pageshow", woken);
      removeEventListener("online", wake);
      line?.close();
    },
  };
};
