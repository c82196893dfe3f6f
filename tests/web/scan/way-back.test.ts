import { describe, expect, it } from 'vitest';
import { type BrowserFacts, cameraPermissionSteps, placeOf } from '#web/features/scan/camera-permission-steps.ts';

const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0';
const facts = (userAgent: string, more: Partial<BrowserFacts> = {}): BrowserFacts => ({
  userAgent: `Mozilla/5.0 ${userAgent}`,
  touchPoints: 0,
  installed: false,
  ...more,
});
const ANDROID = '(Linux; Android 15; Pixel 8)';
const IPHONE = '(iPhone; CPU iPhone OS 18_1 like Mac OS X)';
const MAC = '(Macintosh; Intel Mac OS X 10_15_7)';

describe('the way back after the camera was denied', () => {
  it.each([
    ['chrome-android', facts(`${ANDROID} ${CHROME} Mobile Safari/537.36`, { touchPoints: 5 })],
    ['app-android', facts(`${ANDROID} ${CHROME} Mobile Safari/537.36`, { touchPoints: 5, installed: true })],
    ['samsung', facts(`${ANDROID} ${CHROME} SamsungBrowser/27.0 Mobile Safari/537.36`, { touchPoints: 5 })],
    ['firefox-android', facts('(Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0', { touchPoints: 5 })],
    ['chrome-desktop', facts(`(X11; Linux x86_64) ${CHROME} Safari/537.36`)],
    ['chrome-desktop', facts(`(Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36 Edg/131.0.0.0`)],
    ['firefox-desktop', facts('(Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0')],
    ['safari-ios', facts(`${IPHONE} ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`, { touchPoints: 5 })],
    ['app-ios', facts(`${IPHONE} ${WEBKIT} Mobile/15E148`, { touchPoints: 5, installed: true })],
    ['other-ios', facts(`${IPHONE} ${WEBKIT} CriOS/131.0 Mobile/15E148 Safari/604.1`, { touchPoints: 5 })],
    ['safari-ios', facts(`${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`, { touchPoints: 5 })],
    ['safari-mac', facts(`${MAC} ${WEBKIT} Version/18.1 Safari/605.1.15`)],
    ['other', facts('(Haiku) NetPositive/2.2')],
  ])('is that of %s', (place, browser) => {
    expect(placeOf(browser)).toBe(place);
    expect(cameraPermissionSteps(browser).length).toBeGreaterThan(1);
  });

  it('names what each browser shows', () => {
    expect(cameraPermissionSteps(facts(`${IPHONE} ${WEBKIT} Version/18.1 Mobile/15E148 Safari/604.1`)).join()).toMatch(
      /Website Settings/,
    );
    expect(cameraPermissionSteps(facts('(X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0')).join()).toMatch(
      /Remove the block/,
    );
    expect(cameraPermissionSteps(facts(`(X11; Linux x86_64) ${CHROME} Safari/537.36`)).join()).toMatch(
      /Switch Camera on/,
    );
  });
});
