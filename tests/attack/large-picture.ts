import sharp from 'sharp';

/** A picture of 25 megapixels, the size that phones take. */
export const largestPicture = async (): Promise<Blob> => {
  const noise = await sharp({
    create: {
      width: 1250,
      height: 1250,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(await sharp(noise).resize(5000, 5000).jpeg({ quality: 80 }).toBuffer())], {
    type: 'image/jpeg',
  });
};

/** A form with a picture in it. */
export function form(fields: Readonly<Record<string, string>>, image: Blob): FormData {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.set(name, value);
  made.set('image', image, 'photo.jpg');
  return made;
}
