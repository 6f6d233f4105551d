import { locales } from '@hojip/platform/i18n'
import type { useSendFile } from '@hojip/platform/page'
import { rendered } from '@hojip/platform/testing/pages'
import { expect, test } from 'vitest'
import { chatFileProblem } from '../../rules/chat-file.ts'
import { mostBytes, mostVideoBytes } from '../../rules/limits.ts'
import { sendChatFile } from './send-chat-file.ts'
import { SendingFiles } from './sending-files.tsx'
import { chatFileTexts } from './texts.ts'
import type { SendingChatFile } from './use-chat-files.ts'
import { clockOf, VideoPlayer } from './video-player.tsx'

const url = `/uploads/chat/${'0f'.repeat(16)}`
const queue = { add: () => undefined, retry: () => undefined, remove: () => undefined }

test.each([
  ['a.jpg', mostBytes, undefined],
  ['a.jpg', mostBytes + 1, 'pictureSize'],
  ['a.MOV', mostVideoBytes, undefined],
  ['a.mp4', mostVideoBytes + 1, 'videoSize'],
  ['a.webm', 0, 'empty'],
  ['a.mkv', 10, 'kind'],
  // The server recognises what these are: a picture of a phone with advice, and a file without extension by its content.
  ['a.heic', 10, undefined],
  ['mp4', 10, undefined],
])('%s of %d bytes: %s', (name, size, problem) => {
  expect(chatFileProblem({ name, size })).toBe(problem)
})

function sender(posterOf: () => File | undefined) {
  const sent: string[] = []
  const shares: number[] = []
  const send = (async (_call, file, fields, options) => {
    sent.push(`${file.name} ${fields['scene']}`)
    options?.onProgress?.(1)
    const isVideo = file.name.endsWith('.mp4')
    return isVideo
      ? { url: `${url}.mp4`, kind: 'video', width: 640, height: 360, durationMs: 7_000 }
      : { url, kind: 'picture', width: 64, height: 36 }
  }) as ReturnType<typeof useSendFile>
  const run = (name: string) =>
    sendChatFile(
      { send, read: async () => ({ poster: posterOf() }) },
      new File(['x'], name),
      (share) => void shares.push(share),
      new AbortController().signal,
    )
  return { run, sent, shares }
}

test('a picture is sent by itself, a video after its poster', async () => {
  const { run, sent, shares } = sender(() => new File(['p'], 'poster.jpg'))
  expect(await run('a.png')).toEqual({ kind: 'picture', url, width: 64, height: 36 })
  expect(await run('a.mp4')).toEqual({
    kind: 'video',
    url: `${url}.mp4`,
    width: 640,
    height: 360,
    durationMs: 7_000,
    poster: url,
  })
  expect(sent).toEqual(['a.png chat', 'poster.jpg chat', 'a.mp4 chat'])
  expect(shares).toEqual([1, 0.05, 1])
})

test('a video without a poster is sent all the same', async () => {
  const { run, sent } = sender(() => undefined)
  expect(await run('a.mp4')).not.toHaveProperty('poster')
  expect(sent).toEqual(['a.mp4 chat'])
})

test.each(locales)('the list in %s: progress, what is wrong, and buttons', (locale) => {
  const texts = chatFileTexts[locale]
  const shown = { preview: 'blob:x', share: 0.4 }
  const sending: SendingChatFile[] = [
    { ...shown, key: 1, file: new File(['x'], 'a.mp4'), state: 'sending' },
    { ...shown, key: 2, file: new File(['x'], 'b.jpg'), state: 'waiting' },
    { ...shown, key: 3, file: new File(['x'], 'c.mov'), state: 'failed', failure: 'connection' },
    { ...shown, key: 4, file: new File(['x'], 'd.mp4'), state: 'failed', failure: 'videoSize' },
    { ...shown, key: 5, file: new File(['x'], 'e.mp4'), state: 'failed', failure: { said: 'Kingfisher' } },
  ]
  const html = rendered(locale, <SendingFiles sending={sending} queue={queue} />)
  expect(html).toContain(`aria-label="${texts.sending('a.mp4')}"`)
  expect(html).toContain(`aria-label="${texts.waiting('b.jpg')}"`)
  expect(html).toContain(`aria-label="${texts.retry('c.mov')}"`)
  for (const text of [texts.failures.connection(''), texts.failures.videoSize('1 KB'), 'Kingfisher'])
    expect(html).toContain(text)
  for (const { file } of sending) expect(html).toContain(`aria-label="${texts.remove(file.name)}"`)
  expect(rendered(locale, <SendingFiles sending={[]} queue={queue} />)).not.toContain('<ul')
})

test('a player loads the poster only, and states what it is and how long', () => {
  const shape = { url: `${url}.mp4`, width: 640, height: 360, durationMs: 67_400, label: 'Mei' }
  const html = rendered('en-US', <VideoPlayer {...shape} poster={url} />)
  expect(html).toContain(`poster="${url}"`)
  expect(html).toContain('preload="none"')
  expect(html).toContain('aria-label="Mei · 1:07"')
  expect(rendered('en-US', <VideoPlayer {...shape} />)).toContain('preload="metadata"')
  expect([400, 59_600, 3_723_000].map(clockOf)).toEqual(['0:01', '1:00', '1:02:03'])
})
