// Whether the player wants the notes, kept in this browser. To find out what the marks mean is the breaker's game:
// until they say otherwise, breakers go without, and those who look on have them.
const KEPT_AS = 'alea.dobbelduel.notes';

function kept(): boolean | null {
  const text = localStorage.getItem(KEPT_AS);
  return text === null ? null : text === 'on';
}

class NotesWanted {
  #wanted = $state(kept());

  areShown(toBreaker: boolean): boolean {
    return this.#wanted ?? !toBreaker;
  }

  want(wanted: boolean): void {
    this.#wanted = wanted;
    localStorage.setItem(KEPT_AS, wanted ? 'on' : 'off');
  }
}

export const notesWanted = new NotesWanted();
