import { picturePath, readCategories } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { importedHref, rankingsHref, streetHref } from '@hojip/hrefs/halls'
import type { OutputOf } from '@hojip/platform/http'
import { textIn, type Locale, type LocalText } from '@hojip/platform/i18n'
import type { BrowseCalls } from '../contract.ts'

type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>
type HomeInOne = OutputOf<BrowseCalls['GET /appBanner/queryBannerAndAll']>

const mallPages: readonly { pkId: string; name: LocalText; gotoContent: string }[] = [
  {
    pkId: 'korea',
    name: { 'zh-CN': '韩国馆', 'en-US': 'Korea street', 'ko-KR': '한국관' },
    gotoContent: streetHref(),
  },
  {
    pkId: 'imported',
    name: { 'zh-CN': '进口商品', 'en-US': 'Imported', 'ko-KR': '수입 상품' },
    gotoContent: importedHref(),
  },
  {
    pkId: 'rankings',
    name: { 'zh-CN': '排行榜', 'en-US': 'Rankings', 'ko-KR': '랭킹' },
    gotoContent: rankingsHref(),
  },
]

/** The home page in the shape of `appBanner/queryBannerAndAll`, from its cached floors. */
export async function homeInOne(db: Db, { slides, ranking }: Floors, locale: Locale): Promise<HomeInOne> {
  const categories = (await readCategories(db)).filter(({ level }) => level === 1)
  return {
    list: [
      {
        banners: slides.map((slide, at) => ({
          pkId: slide.key,
          bannerType: slide.kind,
          ...(slide.kind === 'banner'
            ? { bannerPic: slide.picture, gotoType: 'page', gotoContent: slide.href }
            : { bannerPic: null, gotoType: 'none', gotoContent: '' }),
          orderBy: at,
          enableStatus: '1',
        })),
        homeNavigation: mallPages.map((page) => ({ ...page, name: textIn(page.name, locale) })),
        categorys: categories.map(({ id, name, picture }) => ({
          pkId: id,
          categoryName: textIn(name, locale),
          categoryImg: picture === null ? null : picturePath(picture),
        })),
        goods: { list: ranking },
      },
    ],
  }
}
