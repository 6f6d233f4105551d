// Written by scripts/generate-icons.ts from @phosphor-icons/core (MIT).
export const historyIcon = 'M136 80v43l36 22a8 8 0 0 1-8 14l-40-24a8 8 0 0 1-4-7V80a8 8 0 0 1 16 0m-8-48a95 95 0 0 0-68 28L40 82V64a8 8 0 0 0-16 0v40a8 8 0 0 0 8 8h40a8 8 0 0 0 0-16H49l22-25a80 80 0 1 1 2 115 8 8 0 1 0-11 12 96 96 0 1 0 66-166'
