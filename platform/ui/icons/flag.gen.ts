// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const flagIcon = 'm43 50-3 6v168a8 8 0 0 0 16 0v-44c27-21 50-10 76 3 17 8 35 17 53 17q21 1 44-18l3-6V56a8 8 0 0 0-13-6c-28 24-52 12-79-1-29-14-61-30-97 1m173 122c-27 21-50 10-76-3-25-13-53-26-84-9V60c27-21 50-10 76 3 25 13 53 26 84 9Z'
