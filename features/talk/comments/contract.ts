import { uploadsRefusals, uploadUrls } from '@hojip/uploads/contract'
import {
  call,
  shapes as s,
  type OutputOf,
  ownRead,
  ownWrite,
  shopRead,
  shopWrite,
} from '@hojip/platform/http'
import type { HandledBy } from '@hojip/platform/jobs'
import { z } from 'zod'
import { commentsRefusals as r } from './refusals.ts'

/** What comments are about, without a judgement; `rules/tags` recognises them. */
const commentTag = z.enum([
  ...([
    'flavour',
    'freshness',
    'quality',
    'size',
    'amount',
    'material',
    'look',
    'warmth',
    'comfort',
  ] as const),
  ...(['ease', 'effect', 'packing', 'delivery', 'price', 'service', 'gift', 'again'] as const),
])
export type CommentTag = z.output<typeof commentTag>

/** Written by the buyer some time after the comment. */
const followUp = z.object({
  content: z.string(),
  pics: z.array(z.string()),
  gmtCreate: s.time,
  /** Whole days after the comment; 0 on the same day. */
  days: z.int(),
})

const comment = z.object({
  pkId: s.id,
  goodsId: s.id,
  goodsSpec: z.string(),
  /** Masked; '' for an anonymous author. */
  userName: z.string(),
  isAnonymous: z.boolean(),
  /** One to five stars; null when the author gave none. */
  score: z.int().nullable(),
  content: z.string(),
  locale: z.string().nullable(),
  pics: z.array(z.string()),
  /** What it is about, in the reader’s language. */
  tags: z.array(z.string()),
  gmtCreate: s.time,
  append: followUp.nullable(),
  /** The shop's answer. */
  reply: z.object({ content: z.string(), gmtCreate: s.time }).nullable(),
  likeNum: z.int(),
})

/** The product of the comment. */
const ofProduct = { goodsName: z.string(), goodsPic: z.string() }

const stars = z.int().min(1).max(5)
const text = s.words(1, 500)
const pics = uploadUrls(5).default([])

export const commentsCalls = {
  'POST /bizGoodsComment/queryByGoodsId': call({
    summary: 'Comments on a product',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      ...s.pageInput,
      goodsId: s.id,
      filter: z.enum(['all', 'good', 'normal', 'bad', 'pic', 'append']).default('all'),
      /** Only comments with this tag of `querySummary`. */
      tag: commentTag.optional(),
      /** Only comments on this SKU. */
      goodsSpecId: s.id.optional(),
      /** Newest first, or most liked first. */
      sort: z.enum(['new', 'hot']).default('new'),
    }),
    output: s.pageOf(comment),
  }),
  'GET /bizGoodsComment/querySummary': call({
    summary: 'Mean, count and distribution of a product’s stars, and what its comments are about',
    auth: 'public',
    owner: 'none',
    rate: 'read',
    cache: 'public',
    input: z.object({
      goodsId: s.id,
      /** Only comments on this SKU. */
      goodsSpecId: s.id.optional(),
    }),
    output: z.object({
      /** Mean of the comments with stars; null when none has any. */
      score: z.string().nullable(),
      /** All comments. Those without stars are neither good, normal nor bad. */
      count: z.int(),
      /** Counts of one to five stars. */
      distribution: z.array(z.int()).length(5),
      good: z.int(),
      normal: z.int(),
      bad: z.int(),
      pic: z.int(),
      append: z.int(),
      /** What at least two comments are about, the most frequent first; `text` in the reader’s language. */
      tags: z.array(z.object({ tag: commentTag, text: z.string(), count: z.int() })),
      /** The commented SKUs, the most commented first; imported comments have none. */
      specs: z.array(z.object({ goodsSpecId: s.id, count: z.int() })),
    }),
  }),
  'POST /bizGoodsComment/queryWaitComment': call({
    summary: 'Bought lines without a comment, those with the least time left first',
    ...ownRead,
    input: z.object({
      ...s.pageInput,
      /** Only the lines of one order. */
      orderId: s.id.optional(),
    }),
    output: s.pageOf(
      z.object({
        /** The line's id, as `orderGoodsId`. */
        pkId: s.id,
        orderId: s.id,
        orderCode: z.string(),
        shopId: s.id,
        shopName: z.string(),
        orderGoodsId: s.id,
        goodsId: s.id,
        goodsName: z.string(),
        goodsPic: z.string(),
        goodsSpec: z.string(),
        goodsNum: z.int(),
        finishTime: s.time,
        deadlineTime: s.time,
        deadlineAt: z.int(),
      }),
    ),
  }),
  'POST /bizGoodsComment/save': call({
    summary: 'Comments bought lines of one completed order',
    ...ownWrite,
    idempotency: 'required',
    input: z
      .object({
        orderId: s.id,
        list: z
          .array(
            z.object({
              orderGoodsId: s.id,
              score: stars,
              content: text,
              pics,
              isAnonymous: z.boolean().default(false),
            }),
          )
          .min(1)
          .max(50),
        /** Stars for description, service and delivery of the order; stored once, with its first comments. */
        descriptionScore: stars.optional(),
        serviceScore: stars.optional(),
        deliveryScore: stars.optional(),
      })
      .refine(({ list }) => new Set(list.map((one) => one.orderGoodsId)).size === list.length, {
        path: ['list'],
      }),
    output: z.object({ pkIds: z.array(s.id) }),
    refusals: [
      r.orderGone,
      r.notReceived,
      r.notToComment,
      r.ownShop,
      uploadsRefusals.tooManyPictures,
      uploadsRefusals.pictureGone,
    ],
  }),
  'POST /bizGoodsComment/append': call({
    summary: 'Adds the one follow-up to one’s own comment',
    ...ownWrite,
    idempotency: 'honored',
    input: z.object({ pkId: s.id, content: text, pics }),
    output: s.nothing,
    refusals: [r.commentGone, r.notToFollowUp, uploadsRefusals.tooManyPictures, uploadsRefusals.pictureGone],
  }),
  'POST /bizGoodsComment/queryMyComment': call({
    summary: 'One’s own comments, newest first, with those that the mall has removed',
    ...ownRead,
    input: z.object(s.pageInput),
    output: s.pageOf(
      comment.extend({
        ...ofProduct,
        canAppend: z.boolean(),
        /** Why the mall took it away from others; null while they see it. */
        removedFor: z.string().nullable(),
      }),
    ),
  }),
  'POST /bizGoodsComment/deleteById/{pkId}': call({
    summary: 'Deletes one’s own comment; its line cannot be commented again',
    ...ownWrite,
    input: z.object({ pkId: s.id }),
    output: s.nothing,
    refusals: [r.commentGone],
  }),
  'POST /bizGoodsComment/like/{pkId}': call({
    summary: 'Likes a comment of somebody else, or removes the like',
    ...ownWrite,
    input: z.object({ pkId: s.id, liked: z.boolean().default(true) }),
    output: z.object({ likeNum: z.int(), liked: z.boolean() }),
    refusals: [r.commentGone, r.ownComment],
  }),
  'POST /bizGoodsComment/queryLiked': call({
    summary: 'The comments on a product that the viewer likes, and those that they wrote',
    ...ownRead,
    input: z.object({ goodsId: s.id }),
    output: z.object({
      pkIds: z.array(s.id),
      /** The viewer's own, which they cannot like. */
      ownIds: z.array(s.id),
    }),
  }),
  'POST /bizConsole/queryComments': call({
    summary: 'Comments on the shop’s products, newest first',
    ...shopRead,
    right: 'products.read',
    input: z.object({ ...s.pageInput, filter: z.enum(['all', 'unanswered', 'bad', 'pic']).default('all') }),
    output: s.pageOf(comment.extend(ofProduct)).extend({ unanswered: z.int() }),
  }),
  'POST /bizConsole/replyComment': call({
    summary: 'Answers a comment on the shop’s product, once, for all to read',
    ...shopWrite,
    right: 'comments.answer',
    idempotency: 'honored',
    input: z.object({ pkId: s.id, content: text }),
    output: s.nothing,
    refusals: [r.commentGone, r.answeredAlready],
  }),
}
export type CommentsCalls = typeof commentsCalls
export type Comment = z.output<typeof comment>
export type WaitingLine = OutputOf<CommentsCalls['POST /bizGoodsComment/queryWaitComment']>['list'][number]
export type OwnComment = OutputOf<CommentsCalls['POST /bizGoodsComment/queryMyComment']>['list'][number]
declare module '@hojip/platform/client' {
  interface AllCalls extends CommentsCalls {}
}

/** The events that this room emits with `jobs.emit`. */
export interface CommentsEvents {
  /** The shop has answered a comment of a user whose account is open. */
  'comments/replied': { commentId: string; userId: string; goodsId: string; content: string }
}

declare module '@hojip/platform/jobs' {
  interface AllEvents extends CommentsEvents {}
}

/** The rooms that handle each event. */
export const commentsEvents = {
  'comments/replied': { handledBy: ['notices'] },
} as const satisfies HandledBy<CommentsEvents>

s.nameShapes({ Comment: comment, FollowUp: followUp })
