import { describe, expect, it } from 'vitest';
import { barcodeHint } from '#web/features/scan/barcode-hint.ts';

describe('barcodeHint', () => {
  it('counts while digits are missing', () => {
    expect(barcodeHint('')).toMatchObject({ tone: 'plain', gtin: null });
    expect(barcodeHint('4006')).toMatchObject({ tone: 'plain', text: '4 digits so far, 4, 8 or 9 to go.' });
    expect(barcodeHint('4006381333')).toMatchObject({ tone: 'plain', text: '10 digits so far, 2 or 3 to go.' });
  });

  it('takes a code whose check digit fits, with or without spaces', () => {
    expect(barcodeHint('4 006381 333931')).toMatchObject({ tone: 'fits', gtin: '04006381333931' });
    expect(barcodeHint('96385074')).toMatchObject({ tone: 'fits', gtin: '00000096385074' });
  });

  it('names a wrong check digit only where nothing can follow', () => {
    expect(barcodeHint('4006381333932')).toMatchObject({ tone: 'wrong', gtin: null });
    expect(barcodeHint('40063813')).toMatchObject({ tone: 'plain', gtin: null });
    expect(barcodeHint('40063813339311')).toMatchObject({ tone: 'wrong', gtin: null });
  });
});
