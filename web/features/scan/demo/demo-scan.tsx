import { Camera, ImageUp, Square } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { type Gtin, parseGtin, printedCode } from '#domain/products/gtin.ts';
import type { Product } from '#domain/products/product.ts';
import { useClient } from '#web/client/client-context.tsx';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/frame/notice.tsx';
import { BARCODE_CONSTRAINTS } from '../camera/camera-stream.ts';
import { NotAPicture, readPicture } from '../camera/frame.ts';
import { useCamera } from '../camera/use-camera.ts';
import { useDecodeLoop } from '../use-decode-loop.ts';
import { useDecoder } from '../use-decoder.ts';
import { useFilm } from './use-film.ts';
import './demo-scan.css';
import { FileInput } from '#web/ui/form/file-input.tsx';

/** Packs from the products that come with the app: a sample, and real ones from open databases. */
const PACKS = ['02000000100012', '05410076764754', '08001090532183'] as const;

interface DemoScanProps {
  /** Called with the code and the product known for it; null if there is none. */
  onRead: (gtin: Gtin, product: Product | null) => void;
  /** Shown below the viewfinder. */
  children?: ReactNode;
}

/**
 * The scanner without an account. The film of a pack, the device's own camera and a photo go through the same decoder.
 * Codes are looked up among the products that come with the app.
 */
export function DemoScan({ onRead, children }: DemoScanProps) {
  const client = useClient();
  const video = useRef<HTMLVideoElement>(null);
  const photo = useId();
  const camera = useCamera(video, BARCODE_CONSTRAINTS, null);
  const decoder = useDecoder();
  const [packs, setPacks] = useState<readonly Product[]>([]);
  const [film, setFilm] = useState<Product | null>(null);
  const [digits, setDigits] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useFilm(video, film);

  useEffect(() => {
    let here = true;
    void client.firstPack().then((all) => {
      if (here) setPacks(PACKS.flatMap((id) => all.find((product) => product.id === id) ?? []));
    });
    return () => {
      here = false;
    };
  }, [client]);

  const found = useCallback(
    async (gtin: Gtin) => {
      setDigits(printedCode(gtin));
      const all = await client.firstPack();
      onRead(gtin, all.find(({ id }) => id === gtin) ?? null);
    },
    [client, onRead],
  );
  const looking = digits === null && (film !== null || camera.state.status === 'looking');
  const { forget } = useDecodeLoop({
    decoder,
    video,
    active: looking,
    onRead: useCallback((gtin: Gtin) => void found(gtin), [found]),
    onFault: setFault,
  });

  const anew = () => {
    forget();
    setFault(null);
    setDigits(null);
  };
  const show = (product: Product) => {
    camera.stop();
    anew();
    setFilm(product);
  };
  const open = () => {
    setFilm(null);
    anew();
    camera.start();
  };
  const still = async (file: Blob) => {
    camera.stop();
    setFilm(null);
    anew();
    try {
      const [code] = await decoder.decode(await readPicture(file));
      const read = code && parseGtin(code.digits, code.symbology);
      if (read?.ok) await found(read.value);
      else setFault('No barcode detected. Please align the barcode in the frame and try again.');
    } catch (reason) {
      setFault(reason instanceof NotAPicture ? reason.message : 'Unable to read barcode. Please try again.');
    }
  };
  const running = camera.state.status === 'looking' || camera.state.status === 'starting';
  const problem = camera.state.status === 'failed' ? camera.state.problem.message : fault;
  return (
    <>
      <div className="demo-finder" data-theme="dark" data-looking={looking} data-read={digits !== null}>
        <video ref={video} muted playsInline aria-label="What the scanner sees" />
        {film === null && !running && <p>Choose one of the packs below, or use your own camera.</p>}
        {digits !== null && (
          <output className="demo-digits num">
            <span className="sr-only">Barcode read: </span>
            {digits}
          </output>
        )}
      </div>
      {problem && (
        <div className="mt-3">
          <Notice level="CAUTION" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          className="flex-[1_1_9rem]"
          icon={running ? <Square size={20} strokeWidth={1.9} /> : <Camera size={20} strokeWidth={1.9} />}
          onClick={running ? camera.stop : open}
        >
          {running ? 'Stop camera' : 'Use my camera'}
        </Button>
        <label className="button button-secondary flex-[1_1_9rem]" htmlFor={photo}>
          <ImageUp size={20} strokeWidth={1.9} aria-hidden="true" />
          Photo of a barcode
          <FileInput id={photo} onFile={(file) => void still(file)} />
        </label>
      </div>
      {packs.length > 0 && (
        <>
          <h2 className="small-strong mt-5">No pack to hand? Try one of these</h2>
          <ul className="demo-packs">
            {packs.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  className="demo-pack"
                  aria-pressed={film?.id === product.id}
                  onClick={() => show(product)}
                >
                  {product.name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </>
  );
}
