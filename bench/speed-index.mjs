/** Milliseconds the page looked unfinished, weighted by how unfinished it looked. */
export async function computeSpeedIndex(blankPage, frames, startedAtMs) {
  const shown = frames.filter(({ atMs }) => atMs >= startedAtMs);
  if (shown.length === 0) return 0;
  const similarities = await blankPage.evaluate(
    compareToLast,
    shown.map(({ data }) => data),
  );
  const first = similarities[0];
  let index = 0;
  let before = { atMs: startedAtMs, progress: 0 };
  for (const [position, { atMs }] of shown.entries()) {
    index += (1 - before.progress) * (atMs - before.atMs);
    const progress = first === 1 ? 1 : (similarities[position] - first) / (1 - first);
    before = { atMs, progress: Math.max(0, Math.min(1, progress)) };
  }
  return index;
}

/** Runs inside a blank page, which can decode pictures: each frame's colour histogram against the last one's. */
async function compareToLast(frames) {
  const readHistogram = async (data) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d');
    context.drawImage(picture, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, picture.width, picture.height);
    const histogram = new Float64Array(3 * 256);
    for (let i = 0; i < pixels.length; i += 4) {
      for (let channel = 0; channel < 3; channel += 1)
        histogram[channel * 256 + pixels[i + channel]] += 1;
    }
    return histogram;
  };
  const histograms = [];
  for (const frame of frames) histograms.push(await readHistogram(frame));
  const last = histograms.at(-1);
  const total = last.reduce((sum, n) => sum + n, 0);
  return histograms.map((histogram) => {
    let shared = 0;
    for (let i = 0; i < last.length; i += 1) shared += Math.min(histogram[i], last[i]);
    return shared / total;
  });
}
