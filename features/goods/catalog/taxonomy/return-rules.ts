import type { ReturnRule } from '@hojip/policy/contract'

/**
 * What cannot be returned because of a change of mind, by the category's code; the ones below inherit it. After
 * article 25 of China's law on consumers' rights and the mall's help article.
 */
export const usualReturns: Readonly<Record<string, ReturnRule>> = {
  fruit: 'perishable',
  meat: 'perishable',
  fish: 'perishable',
  shellfish: 'perishable',
  'frozen-food': 'perishable',
  milk: 'perishable',
  yogurt: 'perishable',
  foliage: 'perishable',
  'succulents-cacti': 'perishable',
  food: 'sealed',
  tea: 'sealed',
  wine: 'sealed',
  seaweed: 'sealed',
  'preserved-seafood': 'sealed',
  'cured-meat': 'sealed',
  'body-care': 'sealed',
  'hair-care': 'sealed',
  'oral-care': 'sealed',
  'paper-goods': 'sealed',
  agrochemicals: 'sealed',
  teaware: 'noReason',
}
