// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const houseIcon = 'm219 109-80-80a16 16 0 0 0-22 0l-80 80a16 16 0 0 0-5 11v96a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-56h32v56a8 8 0 0 0 8 8h64a8 8 0 0 0 8-8v-96a16 16 0 0 0-5-11m-11 99h-48v-56a8 8 0 0 0-8-8h-48a8 8 0 0 0-8 8v56H48v-88l80-80 80 80Z'
