import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS: Texts<typeof zhCN> = {
  title: 'Drafts of products',
  link: 'Drafts',
  about:
    'What is written and not yet saved as a product. Everyone in the shop who works on products sees it.',
  empty: 'No drafts',
  emptyText: 'Press “Save draft” in the editor to continue later, or to let a colleague continue.',
  unnamed: 'No name yet',
  ofNew: 'New product',
  ofProduct: 'Changes',
  goOn: 'Continue',
  drop: 'Delete',
  dropped: 'Draft deleted',
  undo: 'Undo',
  by: (name, time) => `Saved by ${name}, ${time}`,
  save: 'Save draft',
  saved: 'Draft saved; your colleagues see it too',
  allSaved: 'Draft saved',
  found: (name, time) => `${name} saved a draft of this product on ${time}; it is not published yet`,
  take: 'Continue with it',
  theirs: (name, time) => `${name} saved this draft too, on ${time}`,
  takeTheirs: 'Take theirs',
  replaceTheirs: 'Replace it with mine',
  gone: 'This draft is no longer there',
  goneText: 'It may have been saved as a product, or deleted by a colleague.',
  toDrafts: 'See all drafts',
}
