import { definePage } from '@hojip/platform/page'

function nothing() {
  return undefined
}

export const pages = [
  definePage({
    path: '/',
    layout: 'mall',
    cacheable: true,
    // Each part may fail without the others, and says so in its own place.
    load: async ({ prefetch }) => {
      await Promise.all([
        prefetch('GET /appHome/queryFloors', {}).catch(nothing),
        prefetch('GET /sysCategory/queryMenu', { level: 1 }).catch(nothing),
        prefetch('POST /bizGoods/findAll', { sort: '5', pageNum: 1, pageSize: 3 }).catch(nothing),
        prefetch('GET /sysConfig/queryPublic', {}).catch(nothing),
      ])
    },
    component: () => import('./home-page.tsx'),
    chunk: 'features/home/storefront/home-page.tsx',
  }),
]
