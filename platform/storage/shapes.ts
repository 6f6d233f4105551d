/**
 * Whether a stored value has the types of a model: in each field of an object, and in each element of a list those of the
 * model's first one. What is null in the model may be anything, and fields that the model lacks are not looked at.
 */
export function isLike<T>(model: T, value: unknown): value is T {
  if (model === null || model === undefined) return true
  if (Array.isArray(model))
    return Array.isArray(value) && value.every((one) => one !== null && isLike<unknown>(model[0], one))
  if (value === null || typeof value !== typeof model || Array.isArray(value)) return false
  if (typeof model !== 'object') return true
  return Object.entries(model).every(([field, one]) =>
    isLike<unknown>(one, (value as typeof model)[field as never]),
  )
}

/** A check by a model, see `isLike`. */
export function like<T>(model: T): (value: unknown) => value is T {
  return (value): value is T => isLike(model, value)
}

/** For lists whose elements are looked at one by one. */
export function isList(value: unknown): value is unknown[] {
  return Array.isArray(value)
}
