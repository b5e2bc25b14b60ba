/** Calls `make` once for each object, and keeps the result as long as the object. */
export function remembered<Key extends object, Value extends object>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return key => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
