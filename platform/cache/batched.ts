const maxUnderWay = 4

/**
 * Turns a load of many keys into a load of a single key. Calls that arrive together, or while a load is under way,
 * share the next load. A call never gets what was read before it was made, so nothing is stale. A second load starts
 * beside the first only when it is full.
 */
export function batched<V>(
  load: (keys: string[]) => Promise<ReadonlyMap<string, V>>,
  maxKeys = 100,
): (key: string) => Promise<V | undefined> {
  let waiting = new Map<string, ReturnType<typeof Promise.withResolvers<V | undefined>>>()
  let underWay = 0
  let isPlanned = false

  const plan = () => {
    const isFull = waiting.size >= maxKeys
    if (isPlanned || waiting.size === 0 || underWay >= (isFull ? maxUnderWay : 1)) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      void run()
    })
  }

  const run = async () => {
    const batch = new Map([...waiting].slice(0, maxKeys))
    waiting = new Map([...waiting].slice(maxKeys))
    underWay += 1
    plan()
    try {
      const found = await load([...batch.keys()])
      for (const [key, { resolve }] of batch) resolve(found.get(key))
    } catch (error) {
      for (const { reject } of batch.values()) reject(error)
    } finally {
      underWay -= 1
      plan()
    }
  }

  return (key) => {
    let one = waiting.get(key)
    if (!one) waiting.set(key, (one = Promise.withResolvers()))
    plan()
    return one.promise
  }
}
