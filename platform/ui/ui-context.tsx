import { createContext, use } from 'react'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { defaultLocale } from '../i18n/index.ts'
import type { Locale } from '../i18n/index.ts'
import { uiTexts } from './texts.ts'
import type { UiTexts } from './texts.ts'

export type LinkProps = ComponentProps<'a'> & { href: string }

type Ui = { locale: Locale; Link: ComponentType<LinkProps>; t: UiTexts }

function PlainLink({ children, ...rest }: LinkProps) {
  return <a {...rest}>{children}</a>
}

const UiContext = createContext<Ui>({ locale: defaultLocale, Link: PlainLink, t: uiTexts[defaultLocale] })

type UiProviderProps = {
  locale: Locale
  /** The router's link component; plain `<a>` by default. */
  Link?: ComponentType<LinkProps>
  children: ReactNode
}

/** Wraps a site once: the language of the kit's own texts, and the link component. */
export function UiProvider({ locale, Link = PlainLink, children }: UiProviderProps) {
  return <UiContext value={{ locale, Link, t: uiTexts[locale] }}>{children}</UiContext>
}

export function useUi(): Ui {
  return use(UiContext)
}
