/** Auf Deutsch: what the guides of Trente et Quarante say. Loaded when a guide is asked for. */
import { guidesOf } from '../guides.js';

const guides = guidesOf({
  first: 'Ein erster Coup, Schritt für Schritt',
  rows: 'Hier werden zwei Reihen Karten gelegt, erst Noir, dann Rouge, jede, bis sie 31 Augen oder mehr hat. Bilder zählen zehn, Asse eins. Es gewinnt die Reihe, die näher an 31 liegt.',
  stake: 'Legen Sie einen Chip auf Rouge: Sie gewinnen, wenn die zweite Reihe näher an 31 liegt.',
  deal: 'Lassen Sie jetzt geben.',
  won: ({ noir, rouge, net }) =>
    `+${net}, denn Rouge hat ${rouge} und Noir ${noir}. Eine Chance zahlt so viel, wie auf ihr liegt.`,
  again: 'Noch einmal dasselbe, auf Rouge.',
  refait:
    'Beide Reihen haben 31: das Refait, von dem allein die Bank lebt. Entweder die Hälfte des Einsatzes zurück, oder alles wird gesperrt. Lassen Sie sperren.',
  confirm: 'Und bestätigen Sie das.',
  locked:
    'Ihr Einsatz sitzt im Gefängnis. Gewinnt jetzt Rouge, so kommt er frei; wenn nicht, ist er verloren. Lassen Sie geben.',
  freed: ({ noir, rouge }) =>
    `Wieder frei, denn Rouge hat ${rouge} und Noir ${noir}: die Chips gehören Ihnen, ohne Gewinn. Das ist das ganze Spiel.`,
  second: 'Versichert gegen das Refait',
  insurance:
    'Die Bank gewinnt allein durch das Refait: die Hälfte jedes Einsatzes. Dagegen können Sie einen Einsatz versichern.',
  large:
    'Legen Sie Chips auf Couleur. Eine Prämie deckt 500 auf einmal: je näher der Einsatz daran liegt, desto billiger ist sie.',
  insure: 'Versichern Sie den Einsatz.',
  insured: 'Die Prämie liegt daneben. Lassen Sie geben.',
  spared: ({ noir }) =>
    `Beide Reihen haben ${noir}: das Refait. Der versicherte Einsatz bleibt unberührt; gekostet hat er nur die Prämie.`,
});

/** The guides for a table of Trente et Quarante; they play by its usual rules. */
export const guidesIn = (): typeof guides => guides;
