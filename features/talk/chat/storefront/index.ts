import { definePage } from '@hojip/platform/page'
import { chatSearch } from './chat-search.ts'
import { firstChats } from './list/first-chats.ts'

export const pages = [
  definePage({
    path: '/chatroom',
    layout: 'focus',
    needsSignIn: true,
    search: chatSearch,
    // Messages arrive at any time, so a cached list is never shown first.
    load: ({ prefetch }) => prefetch('POST /appUserChat/queryChatList', firstChats, { fresh: true }),
    component: () => import('./chat-page.tsx'),
    chunk: 'features/talk/chat/storefront/chat-page.tsx',
  }),
  definePage({
    path: '/customer',
    layout: 'focus',
    needsSignIn: true,
    component: () => import('./customer/customer-page.tsx'),
    chunk: 'features/talk/chat/storefront/customer/customer-page.tsx',
  }),
]
