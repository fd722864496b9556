const values = 1 << 16;

/** Sorts numbers in place, ascending, by their 16-bit digits (radix sort). The sort is stable. */
export function inOrder<Order extends Uint32Array>(order: Order, digits: readonly ((of: number) => number)[]): Order {
  const sorted = new Uint32Array(order.length);
  for (const digit of digits) {
    const places = new Uint32Array(values + 1);
    for (const one of order) {
      const next = digit(one) + 1;
      places[next] = (places[next] as number) + 1;
    }
    for (let value = 0; value < values; value += 1)
      places[value + 1] = (places[value + 1] as number) + (places[value] as number);
    for (const one of order) {
      const value = digit(one);
      const place = places[value] as number;
      sorted[place] = one;
      places[value] = place + 1;
    }
    order.set(sorted);
  }
  return order;
}
