/** What a gateway tells Prometheus, by series; the buckets of histograms are left out: their sums and counts say enough. */
export const readMetrics = (text: string): Map<string, number> => {
  const series = new Map<string, number>();
  for (const line of text.split('\n')) {
    const at = line.lastIndexOf(' ');
    if (line.startsWith('#') || at < 0) continue;
    const name = line.slice(0, at);
    const value = Number(line.slice(at + 1));
    if (!/_bucket\b/.test(name) && Number.isFinite(value)) series.set(name, value);
  }
  return series;
};
