import { Readable } from 'node:stream'

/** The parts as one text with a start and an end. The start comes with the first part, so that neither is sent alone. */
export async function* framed(
  start: string,
  parts: AsyncIterable<string>,
  end = '',
): AsyncGenerator<string, void> {
  let before = start
  for await (const part of parts) {
    yield before + part
    before = ''
  }
  yield before + end
}

/**
 * A stream of parts of which the first has been read. What fails until then rejects, and is answered with an error; what
 * fails later can only cut the answer short.
 */
export async function begunStream(parts: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await parts.next()
  return Readable.from(first.done ? [] : goOn(first.value, parts), { objectMode: false })
}

async function* goOn(first: string, rest: AsyncGenerator<string, void>): AsyncGenerator<string, void> {
  yield first
  yield* rest
}
