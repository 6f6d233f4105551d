import { call } from '@hojip/platform/http'
import { channelNames, channelTexts, gatewayAnswers, type Channel } from '@hojip/policy/contract/channels'
import { z } from 'zod'

export type NotificationCall = `POST /bizPay/notify/${Channel}`

function notification(channel: Channel) {
  return {
    summary: `${channelTexts['en-US'][channel].name}’s notification; proven by its signature`,
    auth: 'callback',
    owner: 'gateway',
    rate: 'callback',
    cache: 'none',
    input: z.unknown(),
    output: z.unknown(),
    answers: gatewayAnswers[channel],
  } as const
}

/** With what each gateway sends, for the document of the API; the gateway's client reads it. */
const describedCalls = {
  'POST /bizPay/notify/wechat': call({
    ...notification('wechat'),
    takes: {
      contentType: 'application/json',
      body: z.object({
        /** The number of the notification. */
        id: z.string(),
        create_time: z.string(),
        /** Such as `TRANSACTION.SUCCESS` or `REFUND.SUCCESS`. */
        event_type: z.string(),
        resource_type: z.string(),
        /** What happened, encrypted with the APIv3 key by AES-256-GCM. */
        resource: z.object({
          algorithm: z.string(),
          ciphertext: z.string(),
          nonce: z.string(),
          associated_data: z.string().optional(),
        }),
      }),
    },
  }),
  'POST /bizPay/notify/alipay': call({
    ...notification('alipay'),
    takes: {
      contentType: 'application/x-www-form-urlencoded',
      body: z.object({
        notify_id: z.string(),
        /** The number of the payment at the mall. */
        out_trade_no: z.string(),
        /** The number of the payment at Alipay. */
        trade_no: z.string(),
        /** Such as `TRADE_SUCCESS`. */
        trade_status: z.string(),
        /** Yuan. */
        total_amount: z.string(),
        gmt_payment: z.string().optional(),
        /** RSA2 over the other fields. */
        sign: z.string(),
        sign_type: z.string(),
      }),
    },
  }),
} satisfies Record<NotificationCall, object>

/** A gateway's messages arrive at an address of its own. */
export const notificationCalls = {
  ...Object.fromEntries(
    channelNames.map((channel) => [`POST /bizPay/notify/${channel}`, call(notification(channel))]),
  ),
  ...describedCalls,
}
