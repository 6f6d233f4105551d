// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const tagIcon = 'm243 136-99-99a16 16 0 0 0-11-5H40a8 8 0 0 0-8 8v93a16 16 0 0 0 5 11l99 99a16 16 0 0 0 23 0l84-84a16 16 0 0 0 0-23m-96 96-99-99V48h85l99 99ZM96 84a12 12 0 1 1-12-12 12 12 0 0 1 12 12'
