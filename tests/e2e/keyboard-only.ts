import type { ElementHandle, Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** More than the number of controls on any screen. */
const MOST_TABS = 3_000;
/** More than the number of choices in any group that the arrow keys move through. */
const MOST_ARROWS = 40;

type Click = Locator['click'];
type Check = Locator['check'];

/**
 * The element that the keyboard acts on: the control at or around the target, its label's control, or one inside it.
 */
const controlOf = async (target: Locator): Promise<ElementHandle<HTMLElement>> => {
  const handle = await target.evaluateHandle((element) => {
    const pressable = 'a[href], button, input, select, textarea, summary, [tabindex], [contenteditable]';
    const label = element.closest('label');
    return element.closest(pressable) ?? label?.control ?? element.querySelector(pressable) ?? element;
  });
  return handle.asElement() as ElementHandle<HTMLElement>;
};

const hasFocus = (control: ElementHandle<HTMLElement>): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Whether the focus is in this control's group, where Tab stops once and the arrow keys reach the rest. */
const inItsGroup = (control: ElementHandle<HTMLElement>): Promise<boolean> =>
  control.evaluate((element) => {
    const focused = document.activeElement;
    if (element instanceof HTMLInputElement && element.type === 'radio')
      return focused instanceof HTMLInputElement && focused.type === 'radio' && focused.name === element.name;
    const group = element.closest('[role=tablist], [role=menu], [role=listbox], [role=radiogroup], [role=toolbar]');
    return group?.contains(focused) ?? false;
  });

/** Whether the focused control is not covered (WCAG 2.2, 2.4.11) and shows that it has the focus (2.4.7). */
const showsFocus = (control: ElementHandle<HTMLElement>): Promise<string> =>
  control.evaluate((element) => {
    const label = element.closest('label');
    const shown = label ?? element;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, innerHeight - top - 2));
    if (!there || !(shown.contains(there) || there.contains(shown))) return 'hidden';
    const rings = [element, element.parentElement, element.nextElementSibling, label].filter((one) => one !== null);
    const ringed = rings.some((one) =>
      [null, '::before', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one, part);
        return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
      }),
    );
    return ringed ? 'shown' : 'without a ring';
  });

/**
 * Presses Tab, and arrow keys within a group, until the target has the focus, and checks that the focus is visible.
 * @throws if the keyboard does not lead to it
 */
export async function focusByKeyboard(target: Locator): Promise<ElementHandle<HTMLElement>> {
  const page = target.page();
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    const control = await controlOf(target);
    for (let arrows = 0; arrows < MOST_ARROWS && !(await hasFocus(control)) && (await inItsGroup(control)); arrows += 1)
      await page.keyboard.press(arrows < MOST_ARROWS / 2 ? 'ArrowRight' : 'ArrowDown');
    if (await hasFocus(control)) {
      await expect.poll(() => showsFocus(control), { message: `the focus on ${target}` }).toBe('shown');
      return control;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`The focus never came to ${target}.`);
}

const keyFor = (control: ElementHandle<HTMLElement>): Promise<string> =>
  control.evaluate((element) => (element instanceof HTMLInputElement && element.type !== 'submit' ? 'Space' : 'Enter'));

const changed = new WeakSet<object>();

/**
 * From now on, whatever a test clicks, checks or fills is first reached with Tab and arrow keys and then pressed with
 * Enter or Space. A flow that passes its test then also works for a person without a pointer.
 */
export function withKeyboardOnly(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('body')) as Locator;
  if (changed.has(locators)) return;
  changed.add(locators);
  const byPointer = locators.click;
  const click: Click = async function (this: Locator, options) {
    // A click at a position, with another mouse button or forced, has keys of its own, so the pointer does it here.
    if (options?.position || options?.button || options?.force) return byPointer.call(this, options);
    // Waits until the element no longer moves and can be pressed.
    await byPointer.call(this, { ...options, trial: true });
    const control = await focusByKeyboard(this);
    await this.page().keyboard.press(await keyFor(control));
  };
  const tick = (wanted: boolean): Check =>
    async function (this: Locator) {
      await this.waitFor();
      if ((await this.isChecked()) === wanted) return;
      const control = await focusByKeyboard(this);
      // In a group of radio buttons an arrow key has already chosen it.
      if ((await this.isChecked()) !== wanted) await this.page().keyboard.press(await keyFor(control));
      await expect.poll(() => this.isChecked()).toBe(wanted);
    };
  const fillAtOnce = locators.fill;
  const fill: Locator['fill'] = async function (this: Locator, ...asked) {
    await focusByKeyboard(this);
    await fillAtOnce.apply(this, asked);
  };
  const selectAtOnce = locators.selectOption;
  const selectOption: Locator['selectOption'] = async function (this: Locator, ...asked) {
    await focusByKeyboard(this);
    return selectAtOnce.apply(this, asked);
  };
  Object.assign(locators, { click, check: tick(true), uncheck: tick(false), fill, selectOption });
}
