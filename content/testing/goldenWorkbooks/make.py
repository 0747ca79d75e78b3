"""Makes the workbooks of this folder with the programs that houses use: python3 make.py, as README.md says."""

import csv
import datetime
import subprocess
import tempfile
from pathlib import Path

import openpyxl
import pandas
from openpyxl.utils.datetime import CALENDAR_MAC_1904

here = Path(__file__).parent

cells = {
    "00001_EMT_Version": "V4.3",
    "00005_File_Generation_Date_And_Time": "2026-11-02 08:30:05",
    "00006_EMT_Data_Reporting_Target_Market": "N",
    "00007_EMT_Data_Reporting_Ex_Ante": "N",
    "00008_EMT_Data_Reporting_Ex_Post": "N",
    "00010_Financial_Instrument_Identifying_Data": "ZZ0000000016",
    "00020_Type_Of_Identification_Code_For_The_Financial_Instrument": "1",
    "00030_Financial_Instrument_Name": "First fund I",
    "00040_Financial_Instrument_Currency": "EUR",
    "00045_Financial_Instrument_Performance_Fee": "N",
    "00047_Financial_Instrument_Distribution_Of_Cash": "N",
    "00050_General_Reference_Date": "2026-10-30",
    "00060_Financial_Instrument_Product_Type": "U",
    "00070_Financial_Instrument_Manufacturer_Name": "Example House",
    "04010_Risk_Tolerance_PRIIPS_Methodology": "4",
    "07025_Net_One-off_Cost_Structured_Products_Entry_Cost_Non_Acquired": "-0.0003",
    "07030_One-off_Cost_Financial_Instrument_Maximum_Entry_Cost_Fixed_Amount_Italy": "1250",
    "07100_Financial_Instrument_Gross_Ongoing_Costs": "0.0102",
    "07130_Financial_Instrument_Transaction_Costs_Ex_Ante": "0.0026",
}


def with_changes(**changes):
    """The cells with others, by the number of the column: n00010="ZZ0000000024"."""
    return {name: changes.get(f"n{name[:5]}", value) for name, value in cells.items()}


def value_of(name, text):
    """As a person types it, whose program makes a date or a number of it."""
    if name.startswith("00005"):
        return datetime.datetime.fromisoformat(text), "DD/MM/YYYY HH:MM:SS"
    if name.startswith("00050"):
        return datetime.date.fromisoformat(text), "DD/MM/YYYY"
    if name[:5] in ("07025", "07100", "07130"):
        try:
            return float(text), "0.00%"
        except ValueError:
            return text, None
    if name.startswith("07030"):
        return int(text), "#,##0.00"
    if text.isdigit():
        return int(text), None
    return text, None


def fill(sheet, row_cells=cells, title=True):
    if title:
        sheet.append(["European MiFID Template"])
        sheet.append([])
    sheet.append(list(row_cells))
    row = sheet.max_row + 1
    for column, (name, text) in enumerate(row_cells.items(), 1):
        value, number_format = value_of(name, text)
        cell = sheet.cell(row=row, column=column, value=value)
        if number_format:
            cell.number_format = number_format
    return row


def book(name, make, epoch=None):
    workbook = openpyxl.Workbook()
    if epoch:
        workbook.epoch = epoch
    make(workbook)
    workbook.save(here / f"{name}.xlsx")


def only(row_cells):
    return lambda workbook: fill(workbook.active, row_cells)


def two_sheets(workbook):
    """Descriptions of the columns stand before the data, and older data after them."""
    workbook.active.title = "Columns"
    for number, name in enumerate(cells, 1):
        workbook.active.append([number, name, "its description"])
    fill(workbook.create_sheet("Data"))
    fill(workbook.create_sheet("Before"), with_changes(n04010="5"))


def hidden_sheet(workbook):
    workbook.active.append(["See the data"])
    data = workbook.create_sheet("Data")
    fill(data)
    data.sheet_state = "hidden"


def hidden_row(workbook):
    workbook.active.row_dimensions[fill(workbook.active)].hidden = True


def hidden_column(workbook):
    fill(workbook.active)
    workbook.active.column_dimensions["R"].hidden = True


def merged(workbook):
    row = fill(workbook.active)
    workbook.active.merge_cells(start_row=row, start_column=8, end_row=row, end_column=9)


def merged_title(workbook):
    fill(workbook.active)
    workbook.active.merge_cells("A1:F1")


def formula(workbook):
    row = fill(workbook.active)
    workbook.active.cell(row=row, column=18, value="=0.01+0.0002")


def rounded(workbook):
    row = fill(workbook.active)
    workbook.active.cell(row=row, column=18).number_format = "0%"


book("openpyxl", merged_title)
book("openpyxl-1904", only(cells), CALENDAR_MAC_1904)
book("openpyxl-sheets", two_sheets)
book("openpyxl-comma", only(with_changes(n07100="0,0102")))
book("openpyxl-isin", only(with_changes(n00010="ZZ0000000024")))
book("openpyxl-version", only(with_changes(n00001="V4.2")))
book("openpyxl-no-heading", lambda workbook: workbook.active.append(list(cells.values())))
for kind in (hidden_sheet, hidden_row, hidden_column, merged, rounded):
    book(f"openpyxl-{kind.__name__.replace('_', '-')}", kind)

pandas.DataFrame([cells]).to_excel(here / "pandas.xlsx", index=False)

with tempfile.TemporaryDirectory() as folder:
    text = Path(folder) / "libreoffice.csv"
    with text.open("w", newline="") as file:
        csv.writer(file, delimiter="\t").writerows([cells.keys(), cells.values()])
    # Tabs, quotes, UTF-8, American English, and dates and numbers are recognised.
    as_typed = "--infilter=CSV:9,34,76,1,,1033,false,true"
    to_xlsx = ["soffice", "--headless", "--convert-to", "xlsx", "--outdir", str(here)]
    subprocess.run([*to_xlsx, as_typed, str(text)], check=True)
    # In a file of another name, Gnumeric takes commas for separators.
    as_text = text.rename(text.with_suffix(".txt"))
    subprocess.run(["ssconvert", "-I", "Gnumeric_stf:stf_csvtab", str(as_text), str(here / "gnumeric.xlsx")], check=True)
    # LibreOffice calculates the formula, and keeps its value beside it.
    book("libreoffice-formula", formula)
    (here / "libreoffice-formula.xlsx").rename(Path(folder) / "libreoffice-formula.xlsx")
    subprocess.run([*to_xlsx, str(Path(folder) / "libreoffice-formula.xlsx")], check=True)

whole = (here / "libreoffice.xlsx").read_bytes()
(here / "libreoffice-damaged.xlsx").write_bytes(whole[: len(whole) // 2])
