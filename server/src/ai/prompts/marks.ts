/** The markup rules for card texts; part of every prompt that writes them. */
export const MARKS_RULE = `Texts are CommonMark. Keep every mark that carries structure: headings, lists, emphasis, links with their addresses, code.
Names between colons such as :sword: or :game-icons/anvil: are drawn as icons and expressions such as {{title}} are filled
in later: copy them letter by letter and never translate them. Write no HTML.`;
