import type { UploadedPicture } from '../../contract.ts'
import type { FileProblem } from '../../rules/file-problem.ts'

/** Why a file was refused: a problem of the file, the server's own sentence, or the connection. */
export type Failure<P extends string = FileProblem> = P | 'connection' | { said: string }

/** A file that is not uploaded yet. */
export interface Sending<P extends string = FileProblem> {
  key: number
  file: File
  /** Address of the local file, for a preview. */
  preview: string
  state: 'waiting' | 'sending' | 'failed'
  /** Share of its bytes that was sent, from 0 to 1. */
  share: number
  failure?: Failure<P>
}

export interface QueueOptions<T, P extends string> {
  send(file: File, onProgress: (share: number) => void, signal: AbortSignal): Promise<T>
  /** A problem that is found before the file is sent. */
  problemOf(file: File): P | undefined
  /** A refusal's sentence; undefined when the server did not answer. */
  sentenceOf(error: unknown): string | undefined
  onChange(sending: readonly Sending<P>[]): void
  /** `key` grows in the order in which files were added; a later one may arrive first. */
  onDone(uploaded: T, key: number, file: File): void
  preview: { make(file: File): string; drop(address: string): void }
}

export interface UploadQueue {
  add(files: readonly File[]): void
  retry(key: number): void
  remove(key: number): void
}

/** More at a time would only share the same bandwidth. */
const atOnce = 2

/** Sends files two at a time, and has the state of those that are not done. */
export function createUploadQueue<T = UploadedPicture, P extends string = FileProblem>({
  send,
  problemOf,
  sentenceOf,
  onChange,
  onDone,
  preview,
}: QueueOptions<T, P>): UploadQueue {
  const running = new Map<number, AbortController>()
  let sending: Sending<P>[] = []
  let lastKey = 0

  const set = (next: Sending<P>[]) => onChange((sending = next))
  const change = (key: number, changes: Partial<Sending<P>>) =>
    set(sending.map((one) => (one.key === key ? { ...one, ...changes } : one)))
  const forget = (key: number) => {
    const gone = sending.find((one) => one.key === key)
    if (gone) preview.drop(gone.preview)
    running.get(key)?.abort()
    running.delete(key)
    set(sending.filter((one) => one.key !== key))
  }
  const sendOne = async ({ key, file }: Sending<P>) => {
    const stop = new AbortController()
    running.set(key, stop)
    change(key, { state: 'sending', share: 0 })
    try {
      const uploaded = await send(file, (share) => change(key, { share }), stop.signal)
      if (stop.signal.aborted) return
      forget(key)
      onDone(uploaded, key, file)
    } catch (error) {
      if (stop.signal.aborted) return
      const said = sentenceOf(error)
      change(key, { state: 'failed', failure: said === undefined ? 'connection' : { said } })
    } finally {
      if (running.get(key) === stop) running.delete(key)
      goOn()
    }
  }
  const goOn = () => {
    while (running.size < atOnce) {
      const next = sending.find(({ state }) => state === 'waiting')
      if (!next) return
      void sendOne(next)
    }
  }

  return {
    add: (added) => {
      set([
        ...sending,
        ...added.map((file) => firstLook(file, problemOf(file), ++lastKey, preview.make(file))),
      ])
      goOn()
    },
    retry: (key) => {
      set(sending.map((one) => (one.key === key ? withoutFailure(one) : one)))
      goOn()
    },
    remove: (key) => {
      forget(key)
      goOn()
    },
  }
}

function firstLook<P extends string>(
  file: File,
  failure: P | undefined,
  key: number,
  preview: string,
): Sending<P> {
  const shown = { key, file, preview, share: 0 }
  return failure ? { ...shown, state: 'failed', failure } : { ...shown, state: 'waiting' }
}

function withoutFailure<P extends string>({ failure: _, ...one }: Sending<P>): Sending<P> {
  return { ...one, state: 'waiting', share: 0 }
}

/** The addresses with one more: before those that were added after it, even if the user has moved them. */
export function inOrderOfAdding(
  urls: readonly string[],
  url: string,
  keys: ReadonlyMap<string, number>,
): string[] {
  const key = keys.get(url) ?? Infinity
  const at = urls.findIndex((one) => (keys.get(one) ?? -1) > key)
  return at < 0 ? [...urls, url] : urls.toSpliced(at, 0, url)
}
