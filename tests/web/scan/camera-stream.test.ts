import { describe, expect, it } from 'vitest';
import { BARCODE_CONSTRAINTS, openCamera } from '#web/features/scan/camera/camera-stream.ts';

const track = () => {
  const state = { stopped: false };
  const stop = () => {
    state.stopped = true;
  };
  return { state, stop };
};

/** Devices that answer each request in turn, with a stream (null) or with the error of that name. */
function devices(answers: readonly (string | null)[], labels: readonly string[] = []) {
  const asked: MediaStreamConstraints[] = [];
  const one = track();
  const stream = { getTracks: () => [one] };
  const media: Pick<MediaDevices, 'getUserMedia' | 'enumerateDevices'> = {
    getUserMedia: async (constraints) => {
      const answer = answers[asked.length];
      asked.push(constraints ?? {});
      if (answer) throw new DOMException('', answer);
      return stream as unknown as MediaStream;
    },
    enumerateDevices: async () =>
      labels.map((label, at) => ({ kind: 'videoinput', label, deviceId: `id${at}`, groupId: '', toJSON: () => null })),
  };
  return { media, asked, stopped: () => one.state.stopped };
}

const live = new AbortController().signal;

describe('openCamera', () => {
  it('asks for the rear camera at 1280 by 720 first', async () => {
    const { media, asked } = devices([null]);
    await openCamera(media, live, () => undefined);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.video).toMatchObject({ facingMode: { ideal: 'environment' }, width: { ideal: 1280, max: 1920 } });
  });

  it('goes on to a labelled rear camera, a small picture, and any video where settings are refused', async () => {
    const refused = 'OverconstrainedError';
    const { media, asked } = devices([refused, refused, refused, null], ['Front', 'Back camera']);
    let basic = 0;
    await openCamera(media, live, () => {
      basic += 1;
    });
    expect(asked.map((one) => one.video)).toMatchObject([
      { width: { ideal: 1280 } },
      { deviceId: { exact: 'id1' } },
      { width: { ideal: 640 } },
      true,
    ]);
    expect(basic).toBe(3);
  });

  it('begins with the camera that was chosen, and goes on without it where it is gone', async () => {
    for (const refusal of ['OverconstrainedError', 'NotFoundError']) {
      const { media, asked } = devices([refusal, null]);
      await openCamera(media, live, () => undefined, BARCODE_CONSTRAINTS, 'of yesterday');
      expect(asked.map((one) => one.video)).toMatchObject([
        { deviceId: { exact: 'of yesterday' }, width: { ideal: 1280 } },
        { facingMode: { ideal: 'environment' } },
      ]);
      expect(asked[0]?.video).not.toHaveProperty('facingMode');
    }
    const none = devices([null, null], []);
    await openCamera(none.media, live, () => undefined, BARCODE_CONSTRAINTS, 'here');
    expect(none.asked).toHaveLength(1);
  });

  it('says that there is no camera where the preferred one is not found either', async () => {
    const { media } = devices(['NotFoundError', 'NotFoundError']);
    await expect(openCamera(media, live, () => undefined, BARCODE_CONSTRAINTS, 'gone')).rejects.toMatchObject({
      name: 'NotFoundError',
    });
  });

  it('stops at any other reason', async () => {
    const { media, asked } = devices(['NotAllowedError', null]);
    await expect(openCamera(media, live, () => undefined)).rejects.toThrow(DOMException);
    expect(asked).toHaveLength(1);
  });

  it('gives a stream back that comes after the page has left', async () => {
    const left = new AbortController();
    const { media, stopped } = devices([null]);
    left.abort();
    await expect(openCamera(media, left.signal, () => undefined)).rejects.toThrow();
    expect(stopped()).toBe(true);
  });
});
