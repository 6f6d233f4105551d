import type { Locale } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { tidied } from '../../rules/documents.ts'
import { filledArticle } from '../../rules/periods-in-text.ts'
import { ArticleView } from '../../parts/article-view.tsx'
import { editHelpTexts } from '../texts.ts'
import type { Editor } from './use-editor.ts'

/** What readers will see in one language, with the mall's periods. */
export function Preview({ editor: { document, base }, locale }: { editor: Editor; locale: Locale }) {
  const t = useTexts(editHelpTexts)
  const periods = Object.fromEntries(base.periods.map(({ name, value }) => [name, value]))
  const article = filledArticle(tidied(document)[locale], periods)
  return (
    <section
      aria-label={t.preview}
      className="card xl:sticky xl:top-3 xl:max-h-[calc(100dvh-180px)] xl:overflow-y-auto"
      // What scrolls is reached by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <h2 className="border-b border-line px-4 py-3 text-15 font-bold">{t.preview}</h2>
      <div lang={locale} className="p-5 lg:p-8">
        <ArticleView article={article} as="h3" />
      </div>
    </section>
  )
}
