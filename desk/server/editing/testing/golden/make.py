#!/usr/bin/python3
"""Makes the workbooks and texts beside it with the programs that people use: LibreOffice, Gnumeric, openpyxl, XlsxWriter and Excel::Writer::XLSX.

Run it in a folder of its own on Debian 12 with libreoffice-calc, gnumeric, python3-openpyxl, python3-xlsxwriter and
libexcel-writer-xlsx-perl. `versions.txt` tells those of the files that are there.
"""
import datetime
import io
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ElementTree
import zipfile

import openpyxl
import xlsxwriter

A, B = 'ZZ0000000016', 'ZZ0000000024'
DAY25, DAY26 = datetime.datetime(2026, 11, 25), datetime.datetime(2026, 11, 26)

HEAD = '''<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>
<number:percentage-style style:name="p"><number:number number:decimal-places="2" number:min-decimal-places="2" number:min-integer-digits="1"/><number:text>%</number:text></number:percentage-style>
<number:date-style style:name="d"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
<style:style style:name="percent" style:family="table-cell" style:data-style-name="p"/>
<style:style style:name="day" style:family="table-cell" style:data-style-name="d"/>
<style:style style:name="hidden" style:family="table"><style:table-properties table:display="false"/></style:style>
</office:automatic-styles><office:body><office:spreadsheet>'''
TAIL = '</office:spreadsheet></office:body></office:document>'


def cell(value):
    if isinstance(value, datetime.datetime):
        return f'<table:table-cell table:style-name="day" office:value-type="date" office:date-value="{value:%Y-%m-%d}"/>'
    if isinstance(value, tuple):
        return f'<table:table-cell table:style-name="percent" office:value-type="percentage" office:value="{value[0]}"/>'
    if isinstance(value, (int, float)):
        return f'<table:table-cell office:value-type="float" office:value="{value}"/>'
    if value.startswith('='):
        return f'<table:table-cell table:formula="of:{value}" office:value-type="float"/>'
    return f'<table:table-cell office:value-type="string"><text:p>{value}</text:p></table:table-cell>'


def table(name, rows, columns='', hidden_rows={}, style=''):
    body = ''.join(
        f'<table:table-row{hidden_rows.get(index, "")}>{"".join(map(cell, row))}</table:table-row>'
        for index, row in enumerate(rows)
    )
    return f'<table:table table:name="{name}"{style}>{columns}{body}</table:table>'


def run(*command, locale='en_US.UTF-8'):
    environment = {**os.environ, 'LC_ALL': locale, 'LANG': locale}
    subprocess.run(command, check=True, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def libreoffice(name, content, target='xlsx', locale='en_US.UTF-8'):
    with open(f'{name}.fods', 'w') as file:
        file.write(HEAD + content + TAIL)
    # The decimal mark of a CSV is that of the program's own language.
    profile = f'-env:UserInstallation=file://{os.path.abspath(locale)}'
    run('soffice', '--headless', profile, '--convert-to', target, f'{name}.fods', locale=locale)
    os.remove(f'{name}.fods')


navs = [['ISIN', 'Date', 'VL', 'L’indice – œuvre'], [A, DAY25, 101.5, 99], [B, DAY26, 1042.37, 98.5]]
epoch_1904 = '<table:calculation-settings><table:null-date table:date-value="1904-01-01"/></table:calculation-settings>'
libreoffice('libreoffice', table('VL', navs))
libreoffice('libreoffice-1904', epoch_1904 + table('VL', navs))
libreoffice('libreoffice-formula', table('VL', [['ISIN', 'Date', 'VL'], [A, DAY25, '=100+1.5']]))
# Semicolons, quotes, Windows-1252, from line 1.
windows_csv = 'csv:Text - txt - csv (StarCalc):59,34,1,1'
# Without options the dates are not those of the cells' formats, but of the program's own language.
libreoffice('libreoffice-american', table('VL', navs), 'csv')
libreoffice('libreoffice-french', table('VL', navs), windows_csv, 'fr_FR.UTF-8')
libreoffice('libreoffice-percent-french', table('Lignes', [['Section', 'Titre', 'Poids', 'Date'], ['Lignes', 'TSMC', (0.091,), datetime.datetime(2026, 10, 31)]]), windows_csv, 'fr_FR.UTF-8')

holdings = [
    ['Titre', 'Note', 'Poids', 'Date'],
    ['TSMC', 'a', (0.091,), datetime.datetime(2026, 10, 31)],
    ['Old', 'b', (0.05,), ''],
    ['Filtered', 'c', (0.05,), ''],
    ['Infosys', 'd', (0.04,), ''],
]
columns = '<table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/>'
hidden = {2: ' table:visibility="collapse"', 3: ' table:visibility="filter"'}
secret = table('Brouillon', [['Titre', 'Poids'], ['Secret', (0.5,)]], style=' table:style-name="hidden"')
libreoffice('libreoffice-hidden', table('Lignes', holdings, columns, hidden) + secret)

run('ssconvert', 'libreoffice.xlsx', 'gnumeric.xlsx')
run('ssconvert', 'libreoffice-1904.xlsx', 'gnumeric-1904.xlsx')
run('ssconvert', '-O', 'separator=; format=automatic', '-T', 'Gnumeric_stf:stf_assistant', 'libreoffice.xlsx', 'gnumeric.csv')


def rewritten(source, target, rewrite):
    with zipfile.ZipFile(source) as old, zipfile.ZipFile(target, 'w', zipfile.ZIP_DEFLATED) as new:
        for name in old.namelist():
            new.writestr(name, rewrite(name, old.read(name)))


def with_prefix(name, content):
    if not name.startswith('xl/') or not name.endswith('.xml'):
        return content
    text = io.BytesIO()
    ElementTree.ElementTree(ElementTree.fromstring(content)).write(text, encoding='UTF-8', xml_declaration=True)
    return text.getvalue()


def with_single_quotes(_, content):
    return re.sub(rb'="([^"\']*)"', rb"='\1'", content)


for source in ['libreoffice', 'libreoffice-1904', 'libreoffice-hidden', 'libreoffice-formula']:
    rewritten(f'{source}.xlsx', f'{source.replace("libreoffice", "elementtree")}.xlsx', with_prefix)
    rewritten(f'{source}.xlsx', f'{source.replace("libreoffice", "single-quotes")}.xlsx', with_single_quotes)

book = openpyxl.Workbook()
sheet = book.active
sheet.title = 'VL'
for row in [['Date', A, B], [DAY25, 101.5, 1042.37], [DAY26, 101.75, None], ['Source : Meridane']]:
    sheet.append(row)
sheet['A2'].number_format = 'd mmmm yyyy'
sheet['A3'].number_format = '[$-40C]ddd d mmm yyyy'
sheet['B2'].number_format = '#,##0.00 "€"'
book.create_sheet('Calculs').append(['=1+1'])
book['Calculs'].sheet_state = 'veryHidden'
book.save('openpyxl.xlsx')

book = openpyxl.Workbook()
sheet = book.active
for row in [['ISIN', 'Date', 'VL'], [A, DAY25, 101.5]]:
    sheet.append(row)
sheet['B2'].number_format = 'mmm-yy'
book.save('openpyxl-month.xlsx')

book = xlsxwriter.Workbook('xlsxwriter-digits.xlsx')
sheet = book.add_worksheet('NAV')
day, two = book.add_format({'num_format': 14}), book.add_format({'num_format': '0.00'})
for column, title in enumerate(['ISIN', 'Date', 'NAV']):
    sheet.write(0, column, title)
sheet.write(1, 0, A)
sheet.write_datetime(1, 1, DAY25, day)
sheet.write(1, 2, 101.2345, two)
book.close()

book = xlsxwriter.Workbook('xlsxwriter-merged.xlsx')
sheet = book.add_worksheet('NAV')
for column, title in enumerate(['ISIN', 'Date', 'NAV']):
    sheet.write(0, column, title)
sheet.merge_range('A2:A3', A)
book.close()

run('perl', '-MExcel::Writer::XLSX', '-e', f'''
my $book = Excel::Writer::XLSX->new("perl-dollars.xlsx"); $book->set_1904(1); my $sheet = $book->add_worksheet("NAV");
$sheet->write_row(0, 0, ["ISIN", "Date", "NAV"]); $sheet->write(1, 0, "{A}");
$sheet->write_date_time(1, 1, "2026-11-25T", $book->add_format(num_format => "dd/mm/yy"));
$sheet->write(1, 2, 101.5, $book->add_format(num_format => '[$$-409]#,##0.00')); $book->close;''')

with open('versions.txt', 'w') as file:
    for command in (['soffice', '--version'], ['ssconvert', '--version'], ['perl', '-MExcel::Writer::XLSX', '-e', 'print "Excel::Writer::XLSX $Excel::Writer::XLSX::VERSION"']):
        file.write(subprocess.run(command, capture_output=True, text=True).stdout.strip().splitlines()[0] + '\n')
    file.write(f'openpyxl {openpyxl.__version__}\nXlsxWriter {xlsxwriter.__version__}\n')

for locale in ['en_US.UTF-8', 'fr_FR.UTF-8']:
    shutil.rmtree(locale)
