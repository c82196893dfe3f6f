import { DATE_ORDER_KEY, type DateOrder, followDateOrder } from './formats.ts';

/** Stores the choice on this device. Everything rendered from then on follows it (product P2.21.2). */
export function chooseDateOrder(order: DateOrder): void {
  if (order === 'system') localStorage.removeItem(DATE_ORDER_KEY);
  else localStorage.setItem(DATE_ORDER_KEY, order);
  followDateOrder(order);
}
