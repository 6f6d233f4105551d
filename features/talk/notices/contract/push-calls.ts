import { call, shapes as s, ownRead, ownWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { webPushRefusals as r } from '../refusals.ts'

/** What a browser can get without a page of the mall. */
const subject = z.enum(['notices', 'chat'])
/** Bytes in base64url, as browsers write the keys of a subscription. */
function bytes(length: number) {
  return z.base64url().refine((text) => Buffer.from(text, 'base64url').length === length)
}
/** The address to which the browser's push service takes messages; anybody who knows it can send some. */
const endpoint = z.url({ protocol: /^https?$/ }).max(1_000)

export const pushCalls = {
  'GET /appUserPush/queryKey': call({
    summary: 'The key with which a browser subscribes: messages signed by another are refused',
    ...ownRead,
    input: s.noInput,
    output: z.object({ key: z.base64url() }),
  }),
  'POST /appUserPush/save': call({
    summary: 'Pushes messages to this browser, also when no page of the mall is open',
    ...ownWrite,
    input: z.object({
      endpoint,
      /** The browser's public key, a point on P-256. */
      p256dh: bytes(65),
      auth: bytes(16),
      subjects: z.array(subject).min(1).max(subject.options.length),
    }),
    output: s.nothing,
    refusals: [r.unknownService],
  }),
  'POST /appUserPush/deleteByEndpoint': call({
    summary: 'Pushes nothing more to this browser',
    ...ownWrite,
    input: z.object({ endpoint }),
    output: s.nothing,
  }),
}

export type PushSubject = z.output<typeof subject>

/** What a browser gets, encrypted for it, and shows. */
export interface PushMessage {
  title: string
  body: string
  /** The browser shows the newest message of a tag only. */
  tag: string
  /** The page to open, as a path. */
  link: string
}
