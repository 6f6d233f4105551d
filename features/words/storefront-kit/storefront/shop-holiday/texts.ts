import { defineTexts } from '@hojip/platform/page'

export const shopHolidayTexts = defineTexts({
  'zh-CN': {
    holiday: (from: string, until: string, sends: string) => `店铺 ${from}至 ${until}放假，${sends}起发货`,
  },
  'en-US': {
    holiday: (from, until, sends) =>
      `The shop is closed from ${from} to ${until} and ships again from ${sends}`,
  },
  'ko-KR': { holiday: (from, until, sends) => `가게 휴무 ${from}~${until}, ${sends}부터 발송해요` },
})
