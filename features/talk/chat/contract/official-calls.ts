import { call, shapes as s, mallRead, mallWrite, ownCall, ownRead, ownWrite } from '@hojip/platform/http'
import { uploadsRefusals, uploadUrls } from '@hojip/uploads/contract'
import { z } from 'zod'
import { chatRefusals as r } from '../refusals.ts'

const ofConversation = z.object({ conversationId: s.id })

/** The shopper's place in the queue of the mall's own service. */
const place = z.object({
  /** `none`: not asked for a person yet, or done with. */
  state: z.enum(['none', 'waiting', 'serving']),
  /** How many shoppers are before this one. */
  ahead: z.int(),
  /** From how long conversations have taken lately; null for too few of them or without an agent. */
  estimateMinutes: z.int().nullable(),
  agentsOnline: z.int(),
  isOpen: z.boolean(),
  /** When the hours of a day begin the next time. */
  nextOpeningAt: z.int(),
  /** When somebody answers, such as "8:30–17:30", and on which days: working days of China, or all. */
  workTime: z.string(),
  workDays: z.enum(['workdays', 'all']),
  /** The last conversation is closed and was not rated yet. */
  canRate: z.boolean(),
})

const ticket = z.object({
  pkId: s.id,
  code: z.string(),
  content: z.string(),
  files: z.array(z.string()),
  time: s.time,
  answer: z.string().nullable(),
  answeredTime: s.time.nullable(),
})

export const serviceCalls = {
  'POST /appUserChat/enterQueue': call({
    summary: 'Asks for a person of the mall’s own service',
    ...ownWrite,
    input: ofConversation,
    output: place,
    refusals: [r.conversationGone, r.serviceClosed],
  }),
  'POST /appUserChat/queryQueue': call({
    summary:
      'The place in the queue; also a sign that the shopper is still there, which counts for ten minutes',
    ...ownCall,
    rate: 'poll',
    input: ofConversation,
    output: place,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/leaveQueue': call({
    summary: 'Gives up the place in the queue',
    ...ownWrite,
    input: ofConversation,
    output: place,
    refusals: [r.conversationGone],
  }),
  'POST /appUserChat/saveRating': call({
    summary: 'Rates the last closed conversation, once',
    ...ownWrite,
    input: ofConversation.extend({
      score: z.int().min(1).max(5),
      tags: z.array(s.words(1, 20)).max(8).default([]),
      content: s.words(0, 500).default(''),
    }),
    output: s.nothing,
    refusals: [r.conversationGone, r.notToRate],
  }),
  'POST /appUserChat/leaveMessage': call({
    summary: 'Leaves a question for the mall’s own service; the answer comes to Messages',
    ...ownWrite,
    idempotency: 'required',
    input: z.object({
      content: s.words(5, 1_000),
      phone: s.words(0, 20).default(''),
      files: uploadUrls(5).default([]),
    }),
    output: z.object({ pkId: s.id, code: z.string() }),
    refusals: [r.tooManyTickets, uploadsRefusals.tooManyPictures, uploadsRefusals.pictureGone],
  }),
  'POST /appUserChat/queryTickets': call({
    summary: 'The shopper’s questions to the mall’s own service, the newest first',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(ticket),
  }),
  'POST /sysConsole/chat/queryTickets': call({
    summary:
      'Questions of shoppers: those without an answer, the oldest first; or answered ones, the newest first',
    ...mallRead,
    input: z.object({ ...s.pageInput, answered: z.boolean().default(false) }),
    output: s.pageOf(ticket.extend({ userName: z.string(), phone: z.string(), answeredBy: z.string() })),
  }),
  'POST /sysConsole/chat/answerTicket': call({
    summary: 'Answers a question, once',
    ...mallWrite,
    input: z.object({ pkId: s.id, answer: s.words(1, 2_000) }),
    output: s.nothing,
    refusals: [r.ticketGone, r.ticketAnswered],
  }),
}

s.nameShapes({ QueuePlace: place, ServiceTicket: ticket })
