import { deviceOf } from './device.js';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const linux = 'Mozilla/5.0 (X11; Linux x86_64)';
const android = 'Mozilla/5.0 (Linux; Android 10; K)';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const ipad = 'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X)';
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0';
const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the device in a User-Agent', () => {
  it.each([
    ['Firefox', 'Windows', `${windows.slice(0, -1)}; rv:144.0) Gecko/20100101 Firefox/144.0`],
    ['Firefox', 'Android', 'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0'],
    ['Firefox', 'iPhone', `${iphone} ${webkit} FxiOS/144.0 Mobile/15E148 Safari/605.1.15`],
    ['Chrome', 'Windows', `${windows} ${blink} Safari/537.36`],
    ['Chrome', 'Android', `${android} ${blink} Mobile Safari/537.36`],
    ['Chrome', 'iPad', `${ipad} ${webkit} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`],
    ['Chrome', 'ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
    ['Chrome', 'Linux', `${linux} ${blink.replace('Chrome', 'HeadlessChrome')} Safari/537.36`],
    ['Safari', 'Mac', `${mac} ${webkit} Version/18.5 Safari/605.1.15`],
    ['Safari', 'iPhone', `${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1`],
    ['Edge', 'Windows', `${windows} ${blink} Safari/537.36 Edg/141.0.0.0`],
    ['Edge', 'Android', `${android} ${blink} Mobile Safari/537.36 EdgA/141.0.0.0`],
    ['Edge', 'iPhone', `${iphone} ${webkit} Version/18.0 EdgiOS/141.0 Mobile/15E148 Safari/605.1.15`],
    ['Opera', 'Mac', `${mac} ${blink} Safari/537.36 OPR/122.0.0.0`],
    ['Vivaldi', 'Linux', `${linux} ${blink} Safari/537.36 Vivaldi/7.6`],
    [
      'Samsung Internet',
      'Android',
      `${android} AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    ],
    ['DuckDuckGo', 'iPhone', `${iphone} ${webkit} Version/18.5 Mobile/15E148 Safari/604.1 Ddg/18.5`],
  ])('is %s on %s', (browser, system, userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser, system });
  });

  it('is half known where half is told', () => {
    expect(deviceOf(`${iphone} ${webkit} GSA/370.0 Mobile/15E148 Safari/604.1`)).toEqual({
      browser: null,
      system: 'iPhone',
    });
    expect(deviceOf('Mozilla/5.0 (PlayStation; PlayStation 5/6.50) Firefox/144.0')).toEqual({
      browser: 'Firefox',
      system: null,
    });
  });

  it.each([undefined, '', 'curl/8.5.0', 'node', 'firefox on android', '<b>Chrome</b>'])(
    'is unknown in %j',
    (userAgent) => {
      expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
    },
  );
});
