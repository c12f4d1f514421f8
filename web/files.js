// Files on their way in and out where the program cannot reach them by itself:
//
//	quickcastCanShare(name, type)              whether the device passes such a file on
//	quickcastShare(name, type, bytes, then)    lets the person do it; then says whether it went as the person wanted
//	quickcastBring(name, bytes)                set by the program: takes what was dropped or pasted, "" for no file
(() => {
  const MOST = 33_554_433; // bytes: one more than any reader takes

  const pack = (name, type, bytes = new Uint8Array()) => ({ files: [new File([bytes], name, { type })] });
  window.quickcastCanShare = (name, type) => {
    try { return navigator.canShare?.(pack(name, type)) ?? false; } catch { return false; }
  };
  window.quickcastShare = (name, type, bytes, then) => {
    navigator.share(pack(name, type, bytes)).then(() => then(true), reason => then(reason.name === "AbortError"));
  };

  const bring = async files => {
    for (const file of files) window.quickcastBring?.(file.name, new Uint8Array(await file.slice(0, MOST).arrayBuffer()));
  };
  const bringText = text => { if (text.trim()) window.quickcastBring?.("", new TextEncoder().encode(text)); };

  addEventListener("dragover", event => { event.preventDefault(); event.dataTransfer.dropEffect = "copy"; });
  addEventListener("drop", event => {
    event.preventDefault(); // the browser would show the file in place of the page
    const { files } = event.dataTransfer;
    files.length ? bring([...files]) : bringText(event.dataTransfer.getData("text"));
  });

  // The toolkit keeps the keys for itself, and reads the clipboard only where the browser
  // gives it away. This lets the browser paste: into the entry while a text is written (see
  // keys.js), else what is pasted is taken in.
  addEventListener("keydown", event => {
    if ((event.ctrlKey || event.metaKey) && !event.altKey && event.key.toLowerCase() === "v") event.stopImmediatePropagation();
  }, true);
  addEventListener("paste", event => {
    const { files } = event.clipboardData;
    if (files.length) {
      event.preventDefault();
      bring([...files]);
    } else if (!window.quickcastWriting?.()) {
      event.preventDefault();
      bringText(event.clipboardData.getData("text"));
    } else if (document.activeElement?.id !== "dummyEntry") {
      event.preventDefault();
      window.quickcastType?.(event.clipboardData.getData("text"));
    }
  });
})();
