// Reading a QR code with the camera, over the page:
//
//	quickcastCamera({ hint, close }, read, then)   looks until a code is read or the person closes it
//
// read(width, height, bytes) is the program's own reader: it gets a picture as a byte of
// light a pixel and gives the text of the code in it, or "". It is asked where the browser
// has no reader itself. then(text, fault) is called once: "" for what was closed, and what
// kept the camera from looking.
(() => {
  if (!navigator.mediaDevices?.getUserMedia) return;

  const PAUSE = 150, SIDE = 640; // milliseconds between two looks; pixels that are enough

  const reader = async own => {
    if (window.BarcodeDetector) {
      const kinds = await BarcodeDetector.getSupportedFormats().catch(() => []);
      if (kinds.includes("qr_code")) {
        const detector = new BarcodeDetector({ formats: ["qr_code"] });
        return async video => (await detector.detect(video).catch(() => []))[0]?.rawValue ?? "";
      }
    }
    const canvas = document.createElement("canvas");
    const pen = canvas.getContext("2d", { willReadFrequently: true });
    return async video => {
      const share = Math.min(1, SIDE / Math.max(video.videoWidth, video.videoHeight));
      const width = canvas.width = Math.round(video.videoWidth * share);
      const height = canvas.height = Math.round(video.videoHeight * share);
      pen.drawImage(video, 0, 0, width, height);
      const { data } = pen.getImageData(0, 0, width, height);
      const light = new Uint8Array(width * height);
      for (let i = 0, at = 0; i < light.length; i++, at += 4) light[i] = (data[at] * 77 + data[at + 1] * 151 + data[at + 2] * 28) >> 8;
      return own(width, height, light);
    };
  };

  window.quickcastCamera = async ({ hint, close }, own, then) => {
    const over = document.createElement("div"), video = document.createElement("video");
    const say = document.createElement("p"), shut = document.createElement("button");
    over.id = "camera";
    say.textContent = hint;
    shut.textContent = close;
    video.muted = video.playsInline = true;
    over.append(video, say, shut);
    document.body.append(over);
    const before = document.activeElement;
    shut.focus();

    let stream, ended = false;
    const end = (text, fault) => {
      if (ended) return;
      ended = true;
      stream?.getTracks().forEach(track => track.stop());
      removeEventListener("keydown", key, true);
      over.remove();
      before?.focus();
      then(text, fault);
    };
    const key = event => { // the toolkit takes all keys else
      event.stopImmediatePropagation();
      if (event.key === "Escape") end("", "");
    };
    addEventListener("keydown", key, true);
    shut.addEventListener("click", () => end("", ""));
    for (const kind of ["pointerdown", "pointerup", "touchstart", "touchend", "mousedown", "mouseup"]) {
      over.addEventListener(kind, event => event.stopPropagation());
    }
    try {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" }, audio: false });
      if (ended) return stream.getTracks().forEach(track => track.stop());
      video.srcObject = stream;
      await video.play();
      const look = await reader(own);
      while (!ended) {
        const text = video.videoWidth ? await look(video) : "";
        if (text) end(text, "");
        else await new Promise(done => setTimeout(done, PAUSE));
      }
    } catch (reason) {
      end("", reason.name || String(reason));
    }
  };
})();
