import { Worker } from 'node:worker_threads'
import { UnreadableFile, type Column } from '@hojip/catalog/files'
import { refuse } from '@hojip/platform/refusal'
import type { FileColumns } from '../joined.ts'
import { productFilesRefusals as r } from '../../refusals.ts'
import type { Answer, ReadPart, Reading } from './messages.ts'

export interface ReadingLimits {
  /** Elapsed time of each part. */
  mostMs: number
  /** Memory of the thread. */
  mostMegabytes: number
}

/** A hundred products with bodies of the greatest length take some seconds, on a busy machine ten times as long. */
const readingLimits: ReadingLimits = { mostMs: 60_000, mostMegabytes: 256 }

export interface FileReader {
  columns: FileColumns
  /** The next products. Throws `UnreadableFile` when they take too much time or memory. */
  next(): Promise<ReadPart>
  close(): Promise<void>
}

function whyOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error))
  const isMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return isMemory ? new UnreadableFile([refuse(r.tooHeavy)]) : error
}

/** The next answer of the thread. The thread is ended when it does not answer in time. */
function answerOf(thread: Worker, { mostMs }: ReadingLimits): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const over = () => {
      clearTimeout(patience)
      thread.off('message', onMessage).off('error', onError).off('exit', onExit)
    }
    const end = (error: Error) => {
      over()
      // An error may still come from a thread that is being ended, and nobody waits for it.
      thread.on('error', () => undefined)
      void thread.terminate()
      reject(error)
    }
    const onMessage = (answer: Answer) => {
      over()
      resolve(answer)
    }
    const onError = (error: unknown) => end(whyOf(error))
    const onExit = (code: number) => end(new Error(`the thread that reads a file ended with ${code}`))
    const patience = setTimeout(() => end(new UnreadableFile([refuse(r.tooSlow)])), mostMs)
    thread.on('message', onMessage).on('error', onError).on('exit', onExit)
  })
}

async function expectAnswer<K extends Answer['kind']>(
  thread: Worker,
  kind: K,
  limits: ReadingLimits,
): Promise<Answer & { kind: K }> {
  const answer = await answerOf(thread, limits)
  if (answer.kind === 'unreadable') throw new UnreadableFile(answer.reasons)
  if (answer.kind !== kind) throw new Error(`the thread that reads a file answered ${answer.kind}`)
  return answer as Answer & { kind: K }
}

/**
 * Reads a file that a shop has sent, in a thread of its own: whatever stands in it, the mall goes on. Throws
 * `UnreadableFile` when the file as a whole cannot be used, or takes too much time or memory.
 */
export async function readFile(reading: Reading, limits: ReadingLimits = readingLimits): Promise<FileReader> {
  const thread = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: reading,
    // No secret of the mall.
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: limits.mostMegabytes },
  })
  const close = async () => void (await thread.terminate())
  try {
    const { columns, isOwn } = await expectAnswer(thread, 'opened', limits)
    const known = new Set<Column>(columns)
    return {
      columns: { has: (column) => known.has(column), isOwn },
      next: () => {
        thread.postMessage('next')
        return expectAnswer(thread, 'part', limits)
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
