import type { JsonMap } from '../../../platform/jsonValues';
import { contentLocales } from '../../contentLocales';
import type { DrawnEdit } from './DrawnEdit';
import * as funds from './fundEdits';
import * as news from './newsEdits';
import { moveEntry, renameSlugIn, renumberIn, reworded, rewordIn } from './textEdits';

const team = 'team/team.yaml';
const company = 'company/company.yaml';

/** As far as edits look at them. */
type Member = JsonMap & { code: string; portrait?: string };
type Block = JsonMap & { code: string };

const members = (edit: DrawnEdit) => edit.value(team) as Member[];
const blocksOf = (edit: DrawnEdit, page: string) => (edit.value(page) as { components: Block[] }).components;

function addMember(edit: DrawnEdit): void {
  const like = edit.draws.pick(members(edit));
  const insert = { ...like, code: `drawn-${edit.number}`, name: `Drawn ${edit.number}` };
  edit.edit(team, { path: [edit.draws.below(members(edit).length)], insert });
}

/** The file goes with the last member who has it. */
function removePortraitOf(edit: DrawnEdit, index: number): void {
  const portrait = edit.textAt(team, [index, 'portrait']);
  edit.set(team, [index, 'portrait'], undefined);
  if (members(edit).every((member) => member.portrait !== portrait))
    edit.remove(`team/portraits/${portrait}`);
}

const removePortrait = (edit: DrawnEdit) => removePortraitOf(edit, edit.draws.below(members(edit).length));

function removeMember(edit: DrawnEdit): void {
  const index = edit.draws.below(members(edit).length);
  const { code } = edit.draws.pick(members(edit).slice(index, index + 1));
  if (members(edit)[index]?.portrait !== undefined) removePortraitOf(edit, index);
  edit.set(team, [index], undefined);
  for (const name of edit.names(/^funds\/[^/]+\/fund\.yaml$/)) {
    const managers = edit.fields(name).filter(({ path }) => path[0] === 'managers');
    const at = managers.findIndex(({ value }) => value === code);
    if (at >= 0) edit.set(name, ['managers', at], undefined);
  }
}

/** The portrait stays. */
function renameMember(edit: DrawnEdit): void {
  const index = edit.draws.below(members(edit).length);
  const code = edit.textAt(team, [index, 'code']);
  const isNew = `${code.replace(/-z\d+$/, '')}-z${edit.number}`;
  edit.set(team, [index, 'code'], isNew);
  for (const name of edit.names(/^funds\/[^/]+\/fund\.yaml$/)) {
    const managers = edit.texts(name).filter(({ path }) => path[0] === 'managers');
    const at = managers.findIndex(({ text }) => text === code);
    if (at >= 0) edit.set(name, ['managers', at], isNew);
  }
}

function changeDepartment(edit: DrawnEdit): void {
  const departments = ['management', 'research', 'esg', 'sales', 'operations'];
  edit.set(team, [edit.draws.below(members(edit).length), 'department'], edit.draws.pick(departments));
}

async function changePortrait(edit: DrawnEdit): Promise<void> {
  const name = edit.pickName(/^team\/portraits\/.*\.png$/);
  edit.write(name, await news.drawPicture(edit.draws, 640, 800));
}

const pageFolder = (edit: DrawnEdit) => edit.pickName(/^pages\/[^/]+\/fr\.yaml$/).replace(/fr\.yaml$/, '');

/** A block of a page, in all languages. */
function changeBlocks(change: 'add' | 'move' | 'remove') {
  return (edit: DrawnEdit): void => {
    const folder = pageFolder(edit);
    const blocks = blocksOf(edit, `${folder}fr.yaml`);
    const [at, to] = [edit.draws.below(blocks.length), edit.draws.below(blocks.length)];
    for (const locale of contentLocales) {
      const name = `${folder}${locale}.yaml`;
      const path = ['components', at];
      const block = edit.draws.pick(blocksOf(edit, name).slice(at, at + 1));
      if (change === 'remove') edit.set(name, path, undefined);
      else if (change === 'move') edit.edit(name, { path, moveTo: to });
      else edit.edit(name, { path, insert: { ...block, code: `${block.code}-${edit.number}` } });
    }
  };
}

function retitlePage(edit: DrawnEdit): void {
  const name = edit.pickName(/^pages\/[^/]+\/\w+\.yaml$/);
  edit.set(name, ['title'], reworded(edit.textAt(name, ['title']), edit.draws));
}

function recolour(edit: DrawnEdit): void {
  const colour = `#${edit.draws.below(0x800000).toString(16).padStart(6, '0')}`;
  edit.set(company, ['brand', edit.draws.pick(['colour', 'accentColour'])], colour);
}

function redrawBrand(edit: DrawnEdit): void {
  const name = edit.pickName(/^company\/.*\.svg$/);
  edit.write(name, edit.text(name).replace(/<\/svg>\s*$/, `<path d="M${edit.number} 1h2v2z"/></svg>\n`));
}

interface EditKind {
  draw: (edit: DrawnEdit) => void | Promise<void>;
  /** It comes so many times while others come once. */
  weight?: number;
}

/** Ways to edit a content, by what the table of a run calls them. */
export const editKinds: Readonly<Record<string, EditKind>> = {
  'company: text': { draw: rewordIn(/^company\/company\.yaml$/) },
  'brand: colour': { draw: recolour },
  'brand: drawing': { draw: redrawBrand },
  'fund: text': { draw: rewordIn(/^funds\/[^/]+\/fund\.yaml$/), weight: 2 },
  'fund: number': {
    draw: renumberIn(/^funds\/[^/]+\/fund\.yaml$/, ['displayOrder', 'riskLevel', 'value', 'weight']),
  },
  'fund: slug': { draw: renameSlugIn(/^funds\/[^/]+\/fund\.yaml$/) },
  'fund: category': { draw: funds.changeCategory },
  'fund: tags': { draw: funds.retagFund },
  'fund: risks in another order': {
    draw: (edit) => moveEntry(edit, edit.pickName(/^funds\/[^/]+\/fund\.yaml$/), 'risks'),
  },
  'fund: new': { draw: funds.addFund },
  'fund: removed': { draw: funds.removeFund },
  'fund or share: readers': { draw: funds.changeReaders },
  'share: text': { draw: rewordIn(funds.shareFile) },
  'share: number': {
    draw: renumberIn(funds.shareFile, [
      'management',
      'ongoing',
      'subscription',
      'minimumInitialSubscription',
    ]),
  },
  'share: slug': { draw: renameSlugIn(funds.shareFile) },
  'share: new': { draw: funds.addShare },
  'share: removed': { draw: funds.removeShare },
  'share: closed or opened': { draw: funds.closeShare },
  'NAVs: new day': { draw: funds.addNavs, weight: 3 },
  'NAVs: correction': { draw: funds.correctNav, weight: 2 },
  'NAVs: last day removed': { draw: funds.removeLastNav },
  'scenarios: month removed': { draw: funds.shortenScenarios },
  'portfolio: number': { draw: renumberIn(/^funds\/[^/]+\/portfolio\.yaml$/, ['value']) },
  'portfolio: text': { draw: rewordIn(/^funds\/[^/]+\/portfolio\.yaml$/) },
  'portfolio: removed': { draw: funds.removePortfolio },
  'sustainability: text': { draw: rewordIn(/^funds\/(?:[^/]+\/)?sustainability\.yaml$/) },
  'lists of funds: text': { draw: rewordIn(/^funds\/[^/]+\.yaml$/) },
  'categories: text': { draw: rewordIn(/^categories\/.*\.yaml$/) },
  'categories: order': {
    draw: renumberIn(/^categories\/.*\.yaml$/, ['displayOrder']),
  },
  'countries, profiles, document types: text': {
    draw: rewordIn(/^(?:countries|profiles|document-types)\/.*\.yaml$/),
  },
  'document: replaced': { draw: funds.replaceDocument },
  'document: removed': { draw: funds.removeDocument },
  'document: language missing': { draw: funds.removeLanguageOfDocument },
  'document: moment': { draw: funds.scheduleDocument },
  'news: title, summary': { draw: rewordIn(/^news\/[^/]+\/\w+\.md$/), weight: 3 },
  'news: body': { draw: news.editNewsBody, weight: 3 },
  'news: new': { draw: news.addNews, weight: 2 },
  'news: removed': { draw: news.removeNews },
  'news: slug': { draw: renameSlugIn(/^news\/[^/]+\/\w+\.md$/), weight: 2 },
  'news: code': { draw: news.renameNewsCode },
  'news: date': { draw: news.redateNews },
  'news: moment': { draw: news.scheduleNews, weight: 2 },
  'news: category': { draw: news.reclassifyNews },
  'news: media': { draw: news.changeMediaOfNews },
  'news: funds': { draw: news.changeFundsOfNews },
  'news: language missing': { draw: news.removeLanguageOfNews },
  'news: language back': { draw: news.addLanguageOfNews },
  'news: picture replaced': { draw: news.changeNewsPicture },
  'news: picture new': { draw: news.addNewsPicture },
  'news: picture removed': { draw: news.removeNewsPicture },
  'news: picture of another': { draw: news.copyNewsPicture },
  'news categories: text': { draw: rewordIn(/^news\/categories\.yaml$/) },
  'news categories: slug': { draw: renameSlugIn(/^news\/categories\.yaml$/) },
  'page: text': { draw: rewordIn(/^pages\/(?!disclaimers)[^/]+\/\w+\.yaml$/), weight: 3 },
  'page: title, in menus': { draw: retitlePage },
  'page: block added': { draw: changeBlocks('add') },
  'page: block moved': { draw: changeBlocks('move') },
  'page: block removed': { draw: changeBlocks('remove') },
  'disclaimers: text': { draw: rewordIn(/^pages\/disclaimers\/\w+\.yaml$/) },
  'team: text': { draw: rewordIn(/^team\/team\.yaml$/) },
  'team: new': { draw: addMember },
  'team: removed': { draw: removeMember },
  'team: code': { draw: renameMember },
  'team: department': { draw: changeDepartment },
  'team: portrait replaced': { draw: changePortrait },
  'team: portrait removed': { draw: removePortrait },
};
