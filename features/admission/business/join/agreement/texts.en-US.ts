import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  points: [
    'What I send is true and valid, I may use it to apply, and I tell Hojip when it changes.',
    'I sell only what I may sell; food, imports and brands come with their licences, inspection papers or permissions.',
    'Titles, pictures, origins and prices are honest. No fake orders, no bought reviews.',
    'I ship within 48 hours of payment with a real tracking number, and answer return requests within 48 hours.',
    'Buyers’ names, numbers and addresses serve delivery and returns only, and go to nobody else.',
    'Money is paid out after the buyer has confirmed receipt and the time for returns is over; orders with an open return wait for its end.',
    'If I break these rules, Hojip may take products down, or pause or close the shop, and says why. I can object.',
    'I can stop selling at any time; orders that were placed are fulfilled.',
  ],
}
