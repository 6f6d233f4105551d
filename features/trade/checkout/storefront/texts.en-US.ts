import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

function items(n: number) {
  return plural(n, '1 item', `${n} items`)
}

function parcels(n: number) {
  return plural(n, '1 parcel', `${n} parcels`)
}

export const enUS = {
  title: 'Confirm order',
  loading: 'Loading your order',
  address: 'Delivery address',
  manageAddresses: 'Manage addresses',
  firstAddress: 'Where should we deliver?',
  firstAddressText:
    'You have no saved address yet. Tell us where to deliver; it is saved when you place the order.',
  changeAddress: 'Change delivery address',
  moreAddresses: (n: number) => `Show ${n} more`,
  chooseAddress: 'Choose a delivery address',
  goods: 'Products and delivery',
  parcels: (n: number) => (n === 1 ? '1 parcel' : `${n} parcels, sent separately`),
  parcel: (n: number) => `Parcel ${n}`,
  unit: 'Unit price',
  quantity: (n: number) => `Quantity ${n}`,
  subtotal: 'Subtotal',
  shipping: 'Delivery',
  free: 'Free delivery',
  note: 'Note to the shop (optional, up to 50 characters)',
  noteOf: (shop: string) => `Note to ${shop}`,
  short: (stock: number) => (stock > 0 ? `Only ${stock} left` : 'Out of stock'),
  offSale: 'No longer sold',
  notHere: 'Not delivered to this address',
  none: '—',
  tooMany: (max) => `${max} at most in one order`,
  farther: (yuan) => `including ${yuan} for distance`,
  whereFirst: 'Choose your region to see the date and the exact fee',
  arrives: (from, to) => `Arrives ${from} – ${to}`,
  reduce: (stock: number) => `Change to ${stock}`,
  reduceOf: (product: string, stock: number) => `Change to ${stock}: ${product}`,
  takeOut: 'Remove',
  takeOutOf: (product: string) => `Remove ${product}`,
  problem: (product: string, what: string) => `“${product}”: ${what}`,
  fixFirst: 'Fix what is marked in red. Nothing else you entered is lost.',
  summary: 'Summary',
  goodsMoney: (units: number) => `Products (${items(units)})`,
  shippingOf: (n: number) => `Delivery (${parcels(n)})`,
  due: 'To pay',
  sentTo: 'Deliver to',
  barNote: (units: number, shipping: string) => `${items(units)}, delivery ${shipping}`,
  noReturn: (name, kinds) =>
    `I understand that ${name}${kinds > 1 ? ` and ${kinds - 1} more` : ''} can’t be returned if I change my mind. I’m still covered if something is wrong`,
  noReturnMissing: 'Please confirm this first',
  submit: 'Place order',
  submitting: 'Placing',
  termsBefore: 'By placing the order you accept the',
  termsLink: 'Terms of service',
  termsAfter: (minutes: number) =>
    `. Pay within ${minutes} minutes; an unpaid order is canceled and nothing is charged.`,
  changedTitle: 'The price changed',
  changedText: 'Since you checked, this has changed:',
  changedTotal: 'To pay now',
  shippingFrom: (shop: string) => `Delivery from ${shop}`,
  was: 'was',
  now: 'now',
  accept: (yuan: string) => `Place order for ${yuan}`,
  goBack: 'Not yet',
  toUnpaid: 'Pay or cancel them',
  toCart: 'Back to cart',
  emptyTitle: 'Nothing to check out',
  emptyText: 'Go back to your cart and select what you want to buy.',
  goneTitle: 'No longer available',
  goneText: 'It may have been taken off sale. No order was placed.',
  failedTitle: "We couldn't calculate your order",
  failedText: 'No order was placed and nothing was charged. Try again once you are back online.',
  again: 'Load again',
} satisfies Texts<typeof zhCN>
