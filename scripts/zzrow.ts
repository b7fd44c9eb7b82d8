import sharp from 'sharp';

const [out, ...names] = process.argv.slice(2);
const w = 480;
const parts = await Promise.all(
  names.map(async (n) => sharp(`/tmp/forum/${n}.png`).resize({ width: w }).toBuffer()),
);
const heights = await Promise.all(parts.map(async (p) => (await sharp(p).metadata()).height!));
await sharp({
  create: {
    width: w * parts.length + 10 * parts.length,
    height: Math.max(...heights),
    channels: 3,
    background: '#888',
  },
})
  .composite(parts.map((input, i) => ({ input, left: i * (w + 10), top: 0 })))
  .png()
  .toFile(`/tmp/forum/${out}.png`);
