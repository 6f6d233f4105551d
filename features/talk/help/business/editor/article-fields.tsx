import type { Locale } from '@hojip/platform/i18n'
import { useTexts } from '@hojip/platform/page'
import { Button, Icon, languageNames, languageOrder, plusIcon, Tabs, TextInput } from '@hojip/platform/ui'
import type { HelpArticle } from '../../contract/document.ts'
import { limits } from '../../rules/limits.ts'
import type { Problem } from '../../rules/problems.ts'
import { withNewSection } from '../../rules/sections.ts'
import { editHelpTexts } from '../texts.ts'
import { Periods } from './periods.tsx'
import { SectionFields } from './section-fields.tsx'
import type { Editor } from './use-editor.ts'

interface ArticleFieldsProps {
  editor: Editor
  problems: readonly Problem[]
  locale: Locale
  onLocale: (locale: Locale) => void
}

/** The texts of the article, in a tab for each language; the sections are the same in all of them. */
export function ArticleFields({ editor, problems, locale, onLocale }: ArticleFieldsProps) {
  const t = useTexts(editHelpTexts)
  return (
    <section aria-label={t.texts} className="card px-4 pt-1 pb-4 lg:px-5">
      <Tabs
        label={t.language}
        selected={locale}
        onSelect={onLocale}
        tabs={languageOrder.map((one) => {
          const open = problems.filter((problem) => problem.locale === one).length
          return {
            key: one,
            label: (
              <>
                <span lang={one}>{languageNames[one]}</span>
                {open > 0 && <span className="text-12 font-medium text-crimson">{t.toFix(open)}</span>}
              </>
            ),
            panel: <Fields editor={editor} problems={problems} locale={one} />,
          }
        })}
      />
    </section>
  )
}

function Fields({ editor, problems, locale }: Omit<ArticleFieldsProps, 'onLocale'>) {
  const t = useTexts(editHelpTexts)
  const { document, change, base } = editor
  const article = document[locale]
  const why = (field: string) => {
    const found = problems.find((problem) => problem.locale === locale && problem.field === field)
    return found && t.problems[found.why](found.word ?? '')
  }
  const changeArticle = (changed: HelpArticle) => change({ ...document, [locale]: changed })
  const line = (field: 'title' | 'lead') => (
    <TextInput
      id={`${locale}.${field}`}
      label={t.fields[field]}
      lang={locale}
      maxLength={limits.line}
      value={article[field]}
      error={why(field)}
      onChange={({ target }) => changeArticle({ ...article, [field]: target.value })}
    />
  )
  return (
    <div className="grid gap-4 pt-4">
      {line('title')}
      {line('lead')}
      <Periods {...base} />
      <ol className="grid gap-3">
        {article.sections.map((section, at) => (
          <SectionFields
            // A section has no id of its own; its fields hold their texts.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            editor={editor}
            locale={locale}
            section={section}
            at={at}
            why={why}
            isLast={at === article.sections.length - 1}
            onArticle={changeArticle}
          />
        ))}
      </ol>
      <Button
        id={`${locale}.sections`}
        className="min-h-11! justify-self-start"
        disabled={article.sections.length >= limits.sections}
        onClick={() => change(withNewSection(document))}
      >
        <Icon of={plusIcon} size={16} />
        {t.addSection}
      </Button>
    </div>
  )
}
