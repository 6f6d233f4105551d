import type { FrameTexts } from './texts.zh-CN.ts'

export const enUS: FrameTexts = {
  search: 'Search',
  searchHint: 'Search products and shops',
  searchFor: (word) => `Search products and shops, e.g. “${word}”`,
  clearSearch: 'Clear the search',
  hello: 'Hello, welcome to Hojip',
  helloAgain: (name) => `Hello, ${name}`,
  logIn: 'Sign in',
  registerFree: 'Register free',
  personalCenter: 'My account',
  menu: { orders: 'My orders', messages: 'Messages', me: 'My account', addresses: 'Addresses', help: 'Help' },
  signIn: 'Sign in or register',
  signOut: 'Sign out',
  account: 'My account',
  cart: 'Cart',
  sell: 'For shops',
  popular: 'Popular searches',
  mainMenu: 'Main menu',
  mall: { korea: 'Korea street', imported: 'Imported', rankings: 'Rankings' },
  tabs: { home: 'Home', categories: 'Categories', cart: 'Cart', me: 'Me' },
}
