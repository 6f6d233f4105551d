import { useTexts } from '@hojip/platform/page'
import { Button, IconButton, Tag, TextArea, TextInput, closeIcon, plusIcon, Icon } from '@hojip/platform/ui'
import type { FormTexts } from '../../../contract.ts'
import { writtenIn } from '../../../rules/form/problems.ts'
import type { Editing } from '../use-form.ts'
import { formTexts } from '../texts.ts'
import { Card } from './card.tsx'

export const languages = ['zh-CN', 'ko-KR', 'en-US'] as const
const none: FormTexts = { 'zh-CN': '', 'ko-KR': '', 'en-US': '' }

/** Names and selling points, the three languages beside each other. */
export function NamesCard({ editing: { form, setForm } }: { editing: Editing }) {
  const t = useTexts(formTexts)
  return (
    <Card id="names" title={t.names} note={t.unwritten}>
      <div className="grid gap-5 lg:grid-cols-3 lg:gap-4">
        {languages.map((locale) => {
          const { done, total } = writtenIn(form, locale)
          const put = (name: 'name' | 'selling' | 'brand', text: string) =>
            setForm({ ...form, [name]: { ...form[name], [locale]: text } })
          const field = (name: 'name' | 'selling' | 'brand') => ({
            label: `${t[name]} · ${t.languages[locale]}`,
            value: form[name][locale],
            lang: locale,
            'data-unit': name,
          })
          return (
            <div key={locale} className="grid content-start gap-3">
              <h3 className="flex items-center justify-between text-14 font-bold">
                {t.languages[locale]}
                <Tag tone={done === total ? 'jade' : 'amber'}>
                  {done === total ? t.complete : `${done} / ${total}`}
                </Tag>
              </h3>
              <TextInput {...field('name')} maxLength={120} onChange={(e) => put('name', e.target.value)} />
              <TextArea
                {...field('selling')}
                maxLength={200}
                onChange={(e) => put('selling', e.target.value)}
              />
              <TextInput {...field('brand')} maxLength={60} onChange={(e) => put('brand', e.target.value)} />
            </div>
          )
        })}
      </div>
      <TextInput
        className="mt-4"
        label={t.keywords}
        hint={t.keywordsHint}
        value={form.keywords}
        maxLength={600}
        onChange={(event) => setForm({ ...form, keywords: event.target.value })}
      />
    </Card>
  )
}

/** Names and values, in three languages. */
export function ParamsCard({ editing: { form, setForm } }: { editing: Editing }) {
  const t = useTexts(formTexts)
  const { params } = form
  const put = (at: number, part: 'name' | 'value', locale: (typeof languages)[number], text: string) =>
    setForm({
      ...form,
      params: params.map((one, i) => (i === at ? { ...one, [part]: { ...one[part], [locale]: text } } : one)),
    })
  return (
    <Card id="params" title={t.params}>
      <div className="grid gap-3">
        {params.map((param, at) => (
          // eslint-disable-next-line react/no-array-index-key
          <fieldset
            // Parameters have no names of their own before they are written.
            // eslint-disable-next-line react/no-array-index-key
            key={at}
            className="grid gap-2 border-b border-line pb-3 lg:grid-cols-[repeat(3,minmax(0,1fr))_44px]"
          >
            <legend className="sr-only">{t.param(at + 1)}</legend>
            {languages.map((locale) => (
              <div key={locale} className="grid gap-2">
                {(['name', 'value'] as const).map((part) => (
                  <TextInput
                    key={part}
                    label={`${part === 'name' ? t.paramName : t.paramValue} · ${t.languages[locale]}`}
                    lang={locale}
                    maxLength={part === 'name' ? 60 : 400}
                    value={param[part][locale]}
                    onChange={(event) => put(at, part, locale, event.target.value)}
                  />
                ))}
              </div>
            ))}
            <IconButton
              of={closeIcon}
              size={16}
              label={t.removeParam(at + 1)}
              onClick={() => setForm({ ...form, params: params.filter((_, i) => i !== at) })}
            />
          </fieldset>
        ))}
        <Button
          className="justify-self-start"
          onClick={() => setForm({ ...form, params: [...params, { name: none, value: none }] })}
        >
          <Icon of={plusIcon} size={14} /> {t.addParam}
        </Button>
      </div>
    </Card>
  )
}
