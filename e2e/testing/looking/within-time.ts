const limitMs = 90_000

/** Gives work without a time limit one of 90 s, so that the error names the step at which a journey hangs. */
export async function withinTime<T>(work: Promise<T>, what: string | (() => string)): Promise<T> {
  const limit = AbortSignal.timeout(limitMs)
  const late = new Promise<never>((_, fail) => {
    limit.addEventListener('abort', () => {
      fail(new Error(`${typeof what === 'string' ? what : what()}: no answer`))
    })
  })
  return Promise.race([work, late])
}
